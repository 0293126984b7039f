import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { emptyArtifacts } from "../emptyArtifacts.ts";
import type { Part } from "./part.ts";
import { root, runTool } from "./runTool.ts";

const generated = [
  "schema/schema.graphql",
  "schema/operations.json",
  "docs/permissions.md",
  "schema/rest/__generated__/*.ts",
  "{gateway,host,web}/src/**/__generated__/**/*.ts",
];

export function contentOf(patterns: readonly string[], folder: string): Map<string, string> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: folder }));
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
}

/** All added, changed and removed files. */
export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return files.flatMap((file) => {
    if (before.get(file) === after.get(file)) return [];
    if (!before.has(file)) return [`  missing: ${file}`];
    return [after.has(file) ? `  stale: ${file}` : `  left over: ${file}`];
  });
}

export const generatedCode: Part = {
  name: "generated",
  heading: "generated code is what the sources say (graphql-codegen, relay-compiler)",
  remedy: "What was stale has been written anew: look at the difference and commit it (npm run generate does the same)",
  async run() {
    const before = contentOf(generated, root);
    const codegen = await runTool("graphql-codegen", []);
    if (!codegen.isFine) return codegen;
    const page = await runTool("node", ["check/policyPage.ts"]);
    if (!page.isFine) return page;
    if (existsSync(path.join(root, "web/src"))) {
      emptyArtifacts();
      const relay = await runTool("relay-compiler", []);
      if (!relay.isFine) return relay;
    }
    const found = differences(before, contentOf(generated, root));
    return { isFine: found.length === 0, text: found.join("\n") };
  },
};
