import { defineConfig } from "vitest/config";
import { PlainReporter } from "./check/plainReporter.ts";

// Embedded stores are native code, which worker threads do not survive; two at a time fit the smallest machine.
// On a machine that does other things a moment may be missed once; what is broken fails twice.
const twoProcesses = { pool: "forks", maxWorkers: 2, sequence: { groupOrder: 0 }, retry: 1 } as const;

export default defineConfig({
  test: {
    reporters: ["default", new PlainReporter()],
    projects: [
      {
        // one graphql for our code and for what it imports, as under Node itself
        resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
        test: {
          ...twoProcesses,
          name: "node",
          environment: "node",
          include: ["{schema,gateway,host,check,bench}/**/*.test.ts"],
          // the embedded stores take seconds to open where the machine is busy
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: "./web/vite.config.ts",
        root: "./web",
        test: {
          ...twoProcesses,
          name: "web",
          environment: "jsdom",
          include: ["src/**/*.test.{ts,tsx}"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "e2e",
          environment: "node",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["./e2e/globalSetup.ts"],
          // after everything that is faster; each of the two has a browser and a stack of its own (globalSetup.ts)
          ...twoProcesses,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // a browser is waited for, not timed
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
