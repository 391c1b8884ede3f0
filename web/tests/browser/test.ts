/** A browser test, which leaves nothing behind: a page that goes on playing would take its time from those that follow. */
import { test as base } from "@playwright/test";

export const test = base.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});
