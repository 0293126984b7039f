import { isScript } from "../../tree/parse.ts";
import { baseName, isGenerated, isTest } from "../../tree/place.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

/** Meaningless names. A barrel (`index`) has its own rule. */
const banned = new Set(["util", "utils", "helper", "helpers", "common", "misc", "shared", "manager", "service"]);

const lastWord = (name: string) =>
  name
    .split(/(?=[A-Z])|[-_]/)
    .at(-1)
    ?.toLowerCase() ?? "";

function inspect(path: string): string | undefined {
  const name = baseName(path);
  const [stem = ""] = name.split(".");
  if (banned.has(lastWord(stem))) return `is called "${stem}": name the job that it does`;
  const folder = path
    .split("/")
    .slice(0, -1)
    .find((one) => banned.has(one.toLowerCase()));
  if (folder !== undefined) return `lies in a folder "${folder}": name the folder after what it holds`;
  if (!isScript(path)) return undefined;
  if (/^gateway\/src\/engine\/plugins\/use-[a-z-]+(\.test)?\.ts$/.test(path)) return undefined;
  if (!/^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z]+)+$/.test(name)) {
    return "is spelled with other than letters and digits: camelCase.ts for functions, PascalCase for components and GraphQL types";
  }
  const tag = name.split(".");
  const isComponent =
    /\.[jt]sx$/.test(name) && !/^(main|router|use[A-Z])/.test(stem) && !isTest(path) && tag.length === 2;
  if (isComponent && /^[a-z]/.test(stem) && path.startsWith("web/src/ui/"))
    return "holds a component: spell it PascalCase.tsx";
  return undefined;
}

export function fileNames(tree: SourceTree): Problem[] {
  return [...tree.keys()].flatMap((path) => {
    const message = isGenerated(path) ? undefined : inspect(path);
    return message === undefined ? [] : [{ path, message }];
  });
}
