import { existsSync } from "node:fs";
import path from "node:path";
import type { Part } from "./part.ts";
import { root, runTool } from "./runTool.ts";

/** Linted and formatted files. Folders that don't exist yet are allowed. */
const written = [
  "gateway/src",
  "host/src",
  "host/tracker",
  "web/src",
  "web/relayTags.ts",
  "web/vite.config.ts",
  "schema/rest",
];
const beside = ["e2e", "bench", "check", "codegen.ts", "vitest.config.ts"];

const there = () => [...written, ...beside].filter((one) => existsSync(path.join(root, one)));

export const types: Part = {
  name: "types",
  heading: "types agree (tsc -b)",
  remedy:
    "Correct each place that the compiler names; the types come from schema/ (npm run generate), never from a cast",
  run: () => runTool("tsc", ["-b", "--pretty", "false"]),
};

export const lint: Part = {
  name: "lint",
  heading: "lint (oxlint with types, Relay's rules, accessibility, hooks)",
  remedy: "Correct each finding; `npx oxlint --type-aware --fix <path>` does what it can",
  run: () => runTool("oxlint", ["--type-aware", "--deny-warnings", "--format=unix", ...there()]),
};

export const format: Part = {
  name: "format",
  heading: "format (oxfmt)",
  remedy: "Run `npm run format` and commit",
  run: () => runTool("oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...there()]),
};

export const unused: Part = {
  name: "unused",
  heading: "nothing unused (knip: files, exports, dependencies)",
  remedy:
    "Take out what nobody uses, drop the `export` of what only its own file uses, name a missing dependency in its room",
  run: () => runTool("knip", ["--no-progress", "--no-config-hints"]),
};
