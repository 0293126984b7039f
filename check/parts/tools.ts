import { existsSync, globSync } from "node:fs";
import path from "node:path";
import type { Part } from "./part.ts";
import { root, runTool } from "./runTool.ts";

/** Checked, linted and formatted files. Folders that don't exist yet are allowed. */
const folders = ["gateway/src", "host/src", "host/tracker", "web/src", "schema/rest", "e2e", "bench", "check"];
const files = "{web/*,build,codegen,vitest.config}.ts";

const there = () => [...folders.filter((one) => existsSync(path.join(root, one))), ...globSync(files, { cwd: root })];

// One tool for types and rules: each of them needs the types of the whole program, which take most of the check's time.
// Go collects garbage only above this limit, which is about what it used anyway: a quarter of the CPU time less.
const memory = { GOGC: "off", GOMEMLIMIT: "4GiB" };

export const lint: Part = {
  name: "lint",
  heading: "types and lint (oxlint with the compiler's diagnostics, Relay's rules, accessibility, hooks)",
  remedy:
    "Correct each finding; types come from schema/ (npm run generate), never from a cast; " +
    "`npx oxlint --type-aware --fix <path>` does what it can",
  run: () =>
    runTool("oxlint", ["--type-aware", "--type-check", "--deny-warnings", "--format=unix", ...there()], memory),
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
