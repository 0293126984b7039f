import path from "node:path";
import { defineConfig } from "vitest/config";
import { PlainReporter } from "./check/plainReporter.ts";
import { testEnvironment } from "./check/testEnvironment.ts";

Object.assign(process.env, testEnvironment(process.env));

// Embedded stores are native code that doesn't work in worker threads. Two processes at a time fit on the smallest
// machine.
const twoProcesses = { pool: "forks", maxWorkers: 2, sequence: { groupOrder: 0 } } as const;
/** The scripts of visited pages, on real pages. */
const scriptsInBrowser = "host/src/site/inBrowser/**/*.test.ts";

export default defineConfig({
  test: {
    reporters: ["default", new PlainReporter()],
    // for all projects, so that those with a browser share what it starts
    globalSetup: ["./e2e/globalSetup.ts"],
    projects: [
      {
        // a single graphql instance for our code and its dependencies, as in Node itself
        resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
        test: {
          ...twoProcesses,
          name: "node",
          environment: "node",
          // A process and its modules serve all files of a worker: starting one for each file took longer than most
          // files. So a test restores what it changes in the process.
          isolate: false,
          include: ["{schema,gateway,host,check,bench}/**/*.test.ts"],
          exclude: [scriptsInBrowser, "**/node_modules/**"],
          // the embedded stores take seconds to open on a busy machine
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: "./web/vite.config.ts",
        root: "./web",
        test: {
          ...twoProcesses,
          name: "web",
          environment: "jsdom",
          include: ["src/**/*.test.tsx"],
          setupFiles: [path.join(import.meta.dirname, "web/src/testing/testingLibrary.ts")],
          testTimeout: 20_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: "./web/vite.config.ts",
        root: "./web",
        test: {
          ...twoProcesses,
          name: "web-functions",
          environment: "jsdom",
          // they draw nothing, so a worker's files share its process and its document: 3 s of CPU time instead of 23
          isolate: false,
          include: ["src/**/*.test.ts"],
          testTimeout: 20_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: "scripts",
          environment: "node",
          include: [scriptsInBrowser],
          // the tracker and the recorder wait before they send, so these tests need little of the machine
          pool: "forks",
          maxWorkers: 4,
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: "saturated",
          environment: "node",
          include: ["e2e/saturated/**/*.test.ts"],
          // alone, because it makes everything else slow, and before the others use its stack: it compares the answers of a
          // saturated machine with those of an idle one, and open pages and jobs of other tests make the machine busy
          pool: "forks",
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "e2e",
          environment: "node",
          include: ["e2e/**/*.test.ts"],
          exclude: ["e2e/saturated/**"],
          // runs after all faster tests; each of the two processes has its own browser and stack (globalSetup.ts)
          ...twoProcesses,
          sequence: { groupOrder: 3 },
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // browser tests wait instead of measuring time, as long as Playwright does
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
