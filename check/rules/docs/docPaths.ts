import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { codeSpans, pagesOf, proseOf } from "./markdown.ts";

const quote = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `<name>` stands for any text within one folder, the same wherever it is repeated. A folder ends with `/`. */
function patternOf(path: string): RegExp {
  const named = new Set<string>();
  const parts = path.split(/(<\w+>)/).map((part) => {
    const name = /^<(\w+)>$/.exec(part)?.[1];
    if (name === undefined) return quote(part);
    if (named.has(name)) return String.raw`\k<${name}>`;
    named.add(name);
    return `(?<${name}>[^/]+?)`;
  });
  return new RegExp(`^${parts.join("")}${path.endsWith("/") ? "." : "(?:$|/)"}`);
}

/** Every path in backticks that begins with a folder of the repository's root is in the repository. */
export function docPaths(tree: SourceTree): Problem[] {
  const files = [...tree.keys()];
  const roots = new Set(files.flatMap((file) => (file.includes("/") ? [file.slice(0, file.indexOf("/"))] : [])));
  const isThere = (path: string) => {
    const pattern = patternOf(path);
    return files.some((file) => pattern.test(file));
  };
  return pagesOf(tree).flatMap((page) =>
    proseOf(page).flatMap(({ line, number }) =>
      codeSpans(line)
        .filter((code) => /^[\w.-]+\/[\w.<>/-]*$/.test(code) && roots.has(code.slice(0, code.indexOf("/"))))
        .filter((code) => !isThere(code))
        .map((code) => ({ path: page.path, line: number, message: `names ${code}, which does not exist: correct it` })),
    ),
  );
}
