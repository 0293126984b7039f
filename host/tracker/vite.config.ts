// Classic scripts without imports: the script that every page loads, whose size is limited (see
// src/site/script/trackerSize.test.ts); with `--mode rules`, the code that precedes it for projects with goals or event
// rules; and with `--mode check` and `--mode pick`, the code that only a member's own browser loads to show on a page
// what an event rule matches, or to pick an element. With `--mode record` and `--mode forms`, the modules that the
// tracker loads for sessions that are recorded and in projects with form analytics.
import { defineConfig, type Plugin } from "vite";

const entries: Partial<Record<string, { entry: string; file: string; format?: "es" }>> = {
  check: { entry: "src/check/main.ts", file: "check.js" },
  pick: { entry: "src/pick/main.ts", file: "pick.js" },
  rules: { entry: "src/rulesMain.ts", file: "rules.js" },
  record: { entry: "src/record/main.ts", file: "record.js", format: "es" },
  forms: { entry: "src/forms/main.ts", file: "forms.js", format: "es" },
};

/**
 * rrweb takes these two methods for accessors, finds none, concludes that the page replaced them, and adds a frame to every
 * visited page to get the browser's own: the most expensive step of its start.
 */
const rrwebWithoutFrame: Plugin = {
  name: "rrweb-without-frame",
  transform(code, id) {
    if (!id.includes("/@rrweb/record/")) return undefined;
    const tested = `Element: ["shadowRoot", "querySelector", "querySelectorAll"],`;
    if (!code.includes(tested)) this.error("rrweb has changed: see whether it still adds a frame to the page");
    return { code: code.replace(tested, `Element: ["shadowRoot"],`), map: null };
  },
};

export default defineConfig(({ mode }) => {
  const { entry, file, format = "iife" as const } = entries[mode] ?? { entry: "src/main.ts", file: "track.js" };
  return {
    root: import.meta.dirname,
    logLevel: "warn",
    plugins: mode === "record" ? [rrwebWithoutFrame] : [],
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
