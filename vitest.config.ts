import { defineConfig } from "vitest/config";
import { PlainReporter } from "./check/plainReporter.ts";

// Embedded stores are native code, which worker threads do not survive; two at a time fit the smallest machine.
const twoProcesses = { pool: "forks", maxWorkers: 2, sequence: { groupOrder: 0 } } as const;

// Where a page draws while a test looks at it: on a machine that does other things a moment may be missed once. What is
// broken fails twice, and what needed a second try says so in the list.
const drawn = { ...twoProcesses, retry: 1 } as const;

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
          ...drawn,
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
          ...drawn,
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
