// One classic script without imports: what a page loads. Its size is a promise (see src/size.test.ts).
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    lib: { entry: "src/main.ts", formats: ["iife"], name: "siteTrackerScript", fileName: () => "track.js" },
  },
});
