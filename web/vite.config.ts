import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";

/** Rules are written as Markdown and shipped as HTML, so that no phone has to translate them. */
function markdown(): Plugin {
  return {
    name: "markdown",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      const html = marked
        .parse(source, { async: false })
        .replaceAll("<table>", '<div class="scroll" tabindex="0"><table>')
        .replaceAll("</table>", "</table></div>");
      return { code: `export default ${JSON.stringify(html)}`, map: null };
    },
  };
}

const server = process.env.FOXDICE_SERVER ?? "127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [markdown(), svelte()],
  build: {
    outDir: "../src/foxdice/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // three.js is fetched by the arena alone, and kept by browsers when the page around it changes.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "three", test: /node_modules\/three\// }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: `http://${server}`, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
} as Parameters<typeof defineConfig>[0]);
