import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

/** The table of the product's own brand names. */
const TABLE = "schema/rest/company/ownBrands.ts";
const remedy = `under a customer's host name it would show: take the brand's name, or ${TABLE} where nobody reads it`;

/**
 * Code sent to browsers must not contain the name in any spelling. Server code may use it in lowercase, as in the keys
 * of a store.
 */
const places: readonly [where: RegExp, found: (name: string) => RegExp][] = [
  [/^web\/(?:src|index\.html)/, (name) => new RegExp(name, "i")],
  [/^(?:gateway|host)\/src\/|^schema\/(?:rest\/|(?:\w+\/)?[\w.]+\.graphql$)/, (name) => new RegExp(`\\b${name}\\b`)],
];

const isProof = (path: string) => /\.test\.tsx?$|\/testing\/|\/__generated__\/|^host\/src\/demo\/site\//.test(path);
/** The scope of package names is not a text. */
const withoutPackages = (line: string) => line.replaceAll(/@[\w-]+\/schema/g, "");

export function brandNames(tree: SourceTree): Problem[] {
  const names = [...(tree.get(TABLE) ?? "").matchAll(/name: "(\w+)/g)].map(([, name = ""]) => name);
  const problems: Problem[] = [];
  for (const [path, text] of tree) {
    if (path === TABLE || isProof(path)) continue;
    const found = places.find(([where]) => where.test(path))?.[1];
    if (!found) continue;
    for (const [number, line] of text.split("\n").entries()) {
      const name = names.find((each) => found(each).test(withoutPackages(line)));
      if (name !== undefined) problems.push({ path, line: number + 1, message: `says ${name}: ${remedy}` });
    }
  }
  return problems;
}
