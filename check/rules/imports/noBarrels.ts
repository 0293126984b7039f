import { isNode, scripts } from "../../tree/parse.ts";
import { baseName } from "../../tree/place.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

const remedy = "import from the file that holds the thing, and delete this one";

export function noBarrels(tree: SourceTree): Problem[] {
  const problems: Problem[] = [];
  for (const { path, program } of scripts(tree)) {
    const body = Array.isArray(program["body"]) ? program["body"].filter(isNode) : [];
    const passesOn = body.length > 0 && body.every((one) => one.type.startsWith("Export") && isNode(one["source"]));
    if (/^index\.[cm]?[jt]sx?$/.test(baseName(path))) problems.push({ path, message: `is a barrel: ${remedy}` });
    else if (passesOn) problems.push({ path, message: `only passes on what other files export: ${remedy}` });
  }
  return problems;
}
