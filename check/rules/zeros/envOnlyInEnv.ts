import { importsOf } from "../../tree/imports.ts";
import { dotted, eachNode, scripts } from "../../tree/parse.ts";
import { baseName, packageOf } from "../../tree/place.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

const remedy = "read it in env.ts, checked by its zod object, and pass the value on";

/** Applies to the packages. Their launchers (browser tests, benchmarks) pass their own environment on. */
export function envOnlyInEnv(tree: SourceTree): Problem[] {
  const files = scripts(tree, (path) => packageOf(path) !== undefined && baseName(path) !== "env.ts");
  const reads = eachNode(files, (node) =>
    node.type === "MemberExpression" && /^(globalThis\.)?process\.env$/.test(dotted(node) ?? "")
      ? `reads process.env: ${remedy}`
      : undefined,
  );
  const imported = files.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier }) => /^(node:)?process$/.test(specifier))
      .map(({ line }) => ({
        path: file.path,
        line,
        message: `imports node:process: use the global; for env, ${remedy}`,
      })),
  );
  return [...reads, ...imported];
}
