// Classic scripts without imports: the script that every page loads, whose size is limited (see
// src/site/script/trackerSize.test.ts); with `--mode rules`, the code that precedes it for projects with goals or event
// rules; and with `--mode check` and `--mode pick`, the code that only a member's own browser loads to show on a page
// what an event rule matches, or to pick an element. With `--mode record` and `--mode forms`, the modules that the
// tracker loads for sessions that are recorded and in projects with form analytics.
import { defineConfig } from "vite";

const entries: Partial<Record<string, { entry: string; file: string; format?: "es" }>> = {
  check: { entry: "src/check/main.ts", file: "check.js" },
  pick: { entry: "src/pick/main.ts", file: "pick.js" },
  rules: { entry: "src/rulesMain.ts", file: "rules.js" },
  record: { entry: "src/record/main.ts", file: "record.js", format: "es" },
  forms: { entry: "src/forms/main.ts", file: "forms.js", format: "es" },
};

export default defineConfig(({ mode }) => {
  const { entry, file, format = "iife" as const } = entries[mode] ?? { entry: "src/main.ts", file: "track.js" };
  return {
    root: import.meta.dirname,
    logLevel: "warn",
    build: {
      outDir: "dist",
      emptyOutDir: !entries[mode],
      target: "es2022",
      lib: { entry, formats: [format], name: "siteTrackerScript", fileName: () => file },
      // Vite leaves the spaces and annotations of modules that a bundler may process once more
      ...(format === "es" && { rolldownOptions: { output: { minify: true, comments: { annotation: false } } } }),
    },
  };
});
