// Builds the document in which recorded pages are replayed. A build of its own: it shares no file with the app, so that
// neither loads anything for the other.
import path from "node:path";
import { defineConfig } from "vite";
import { precompress } from "./precompress.ts";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  plugins: [precompress()],
  build: {
    rolldownOptions: { input: path.join(here, "replay-frame.html") },
    outDir: path.join(here, "dist"),
    emptyOutDir: false,
    target: "es2023",
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
});
