// Three classic scripts without imports: the script that every page loads, whose size is limited (see
// src/site/script/trackerSize.test.ts); with `--mode rules`, the code that precedes it for projects with goals or event
// rules; and with `--mode check`, the code that only a member's own browser loads to show on a page what an event rule
// matches.
import { defineConfig } from "vite";

const entries: Partial<Record<string, { entry: string; file: string }>> = {
  check: { entry: "src/check/main.ts", file: "check.js" },
  rules: { entry: "src/rulesMain.ts", file: "rules.js" },
};

export default defineConfig(({ mode }) => {
  const { entry, file } = entries[mode] ?? { entry: "src/main.ts", file: "track.js" };
  return {
    root: import.meta.dirname,
    logLevel: "warn",
    build: {
      outDir: "dist",
      emptyOutDir: !entries[mode],
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "siteTrackerScript", fileName: () => file },
    },
  };
});
