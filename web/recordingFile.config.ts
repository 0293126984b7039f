// Builds the player of exported recordings: one script, which the gateway writes into each file.
import path from "node:path";
import { defineConfig } from "vite";
import { ownTexts } from "./ownTexts.ts";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  plugins: [ownTexts(path.join(here, "src/texts"))],
  build: {
    lib: {
      entry: path.join(here, "src/screens/recordings/exported/main.ts"),
      formats: ["iife"],
      name: "recording",
      fileName: () => "recording-file.js",
    },
    outDir: path.join(here, "dist"),
    emptyOutDir: false,
    target: "es2023",
    sourcemap: false,
  },
});
