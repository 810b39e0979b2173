import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built page lies in the Python package, so that whoever installs it needs no Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/emporion/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
