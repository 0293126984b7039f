// One classic script without imports: what a page loads. Its size is a promise (see src/ingest/trackerSize.test.ts).
import { defineConfig } from "vite";
import { leanVitals } from "./leanVitals.ts";

export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  plugins: [leanVitals],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    lib: { entry: "src/main.ts", formats: ["iife"], name: "siteTrackerScript", fileName: () => "track.js" },
  },
});
