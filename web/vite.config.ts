import react from "@vitejs/plugin-react";
import path from "node:path";
import { defineConfig } from "vite";
import { ariaLocales } from "./ariaLocales.ts";
import { catalogueParts } from "./catalogueParts.ts";
import { chunkFileNames, chunkGroups } from "./chunks.ts";
import { ownIcons } from "./ownIcons.ts";
import { ownTypeface } from "./ownTypeface.ts";
import { precompress } from "./precompress.ts";
import { preloadApp } from "./preloadApp.ts";
import { preloads } from "./preloads.ts";
import { relayCompilerOnSave, relayTags } from "./relayTags.ts";
import { unusedParts } from "./unusedParts.ts";
import { withoutFacades } from "./withoutFacades.ts";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  plugins: [
    relayTags(path.join(here, "src/__generated__")),
    relayCompilerOnSave(path.dirname(here)),
    unusedParts(path.join(here, "../node_modules/apexcharts/src")),
    ariaLocales(),
    catalogueParts(here),
    withoutFacades(),
    preloadApp("/src/app.tsx"),
    preloads(here, ["src/main.tsx", "src/app.tsx"]),
    ownIcons(),
    ownTypeface(),
    precompress(),
    react({ jsxImportSource: "@emotion/react" }),
  ],
  resolve: {
    // the entry point without Relay's legacy containers: 10 KB less
    alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }],
  },
  build: {
    rolldownOptions: {
      // the app itself is a second entry, so that its static imports are known as those of every page
      input: { index: path.join(here, "index.html"), app: path.join(here, "src/app.tsx") },
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames },
    },
    outDir: path.join(here, "dist"),
    emptyOutDir: true,
    target: "es2023",
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    // every browser of this target preloads modules itself
    modulePreload: { polyfill: false },
  },
});
