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
    // a screen's fragments are bundled with it: one chunk per screen, and one for shared libraries
    chunkSizeWarningLimit: 700,
  },
});
