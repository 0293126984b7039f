// Two classic scripts without imports: what a page loads, whose size is a promise (see
// src/ingest/script/trackerSize.test.ts), and with `--mode check` what only a member's own browser loads, to see on a
// page what an event rule matches.
import { defineConfig } from "vite";
import { leanVitals } from "./leanVitals.ts";

export default defineConfig(({ mode }) => {
  const isCheck = mode === "check";
  return {
    root: import.meta.dirname,
    logLevel: "warn",
    plugins: [leanVitals],
    build: {
      outDir: "dist",
      emptyOutDir: !isCheck,
      target: "es2022",
      lib: {
        entry: isCheck ? "src/check/main.ts" : "src/main.ts",
        formats: ["iife"],
        name: "siteTrackerScript",
        fileName: () => (isCheck ? "check.js" : "track.js"),
      },
    },
  };
});
