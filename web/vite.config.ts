import react from "@vitejs/plugin-react";
import path from "node:path";
import { defineConfig } from "vite";
import { preloadApp } from "./preloadApp.ts";
import { relayCompilerOnSave, relayTags } from "./relayTags.ts";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  plugins: [
    relayTags(path.join(here, "src/__generated__")),
    relayCompilerOnSave(path.dirname(here)),
    preloadApp("/src/app.tsx"),
    react({ jsxImportSource: "@emotion/react" }),
  ],
  build: {
    outDir: path.join(here, "dist"),
    emptyOutDir: true,
    target: "es2023",
    sourcemap: false,
    // the fragments of a screen stay with it: one chunk a screen, and the libraries that all of them share
    chunkSizeWarningLimit: 700,
  },
});
