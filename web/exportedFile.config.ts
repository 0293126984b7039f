// Builds the scripts that show exported files, which the gateway writes into each file. One for each mode: `recording` and
// `heatmap`.
import path from "node:path";
import { defineConfig } from "vite";
import { ownTexts } from "./ownTexts.ts";

const here = import.meta.dirname;

const entries: Readonly<Record<string, string>> = {
  recording: "src/screens/recordings/exported/main.ts",
  heatmap: "src/screens/heatmaps/exported/main.ts",
};

export default defineConfig(({ mode }) => ({
  root: here,
  plugins: [ownTexts(path.join(here, "src/texts"))],
  build: {
    lib: {
      entry: path.join(here, entries[mode] ?? mode),
      formats: ["iife"],
      name: "exportedFile",
      fileName: () => `${mode}-file.js`,
    },
    outDir: path.join(here, "dist"),
    emptyOutDir: false,
    target: "es2023",
    sourcemap: false,
  },
}));
