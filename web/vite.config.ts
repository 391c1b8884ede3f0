import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline.ts";
import { pack } from "./pack.ts";

const server = process.env.FOXDICE_SERVER ?? "127.0.0.1:8080";

export default defineConfig({
  base: "./",
  plugins: [svelte(), offline(), pack()],
  assetsInclude: ["**/*.wasm"], // taken as bytes: the page starts them itself
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
    // The server is asked under the name of this page, so that it takes the page for its own.
    proxy: {
      "^/(api|brains|catalogue|learn|rules|sheets)/": { target: `http://${server}`, changeOrigin: false },
      "^/ws/": { target: `ws://${server}`, ws: true, changeOrigin: false },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 120_000, // however busy the machine is
    hookTimeout: 120_000,
  },
} as Parameters<typeof defineConfig>[0]);
