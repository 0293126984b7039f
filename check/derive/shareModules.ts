// The modules of share links, from the enum ShareModule of the SDL: the contract validates by them.
import { valueFromASTUntyped, type EnumValueDefinitionNode } from "graphql";
import type { SourceTree } from "../tree/sourceTree.ts";
import { header } from "./exportsOf.ts";
import { definitionsOf, enumValues } from "./sdl.ts";

function moduleOf({ name, directives = [] }: EnumValueDefinitionNode) {
  const shared = directives.find((directive) => directive.name.value === "shared");
  const argument = (wanted: string): string | undefined => {
    const given = shared?.arguments?.find((one) => one.name.value === wanted);
    return given && String(valueFromASTUntyped(given.value));
  };
  return {
    module: name.value.toLowerCase(),
    path: argument("path"),
    oneItem: argument("oneItem") === "true",
    feature: argument("feature"),
  };
}

const names = (modules: readonly { module: string }[]): string =>
  modules.map(({ module }) => `  ${JSON.stringify(module)},`).join("\n");

export function shareModules(tree: SourceTree): [file: string, text: string] {
  const modules = enumValues(definitionsOf(tree), "ShareModule").map(moduleOf);
  const listed = (key: "path" | "feature") =>
    modules.flatMap((one) => (one[key] === undefined ? [] : [`  ${one.module}: ${JSON.stringify(one[key])},`]));
  const text = `${header("the enum ShareModule")}
export const shareModules = [
${names(modules)}
] as const;

/** Of the modules that have a screen for share links: its path below \`/share\`. */
export const sharePaths = {
${listed("path").join("\n")}
} as const;

/** The modules that show one item, so that they can't be shared as a whole. */
export const oneItemModules = [
${names(modules.filter(({ oneItem }) => oneItem))}
] as const;

/** Of the modules that belong to a feature of the project. */
export const shareFeatures = {
${listed("feature").join("\n")}
} as const;
`;
  return ["schema/rest/__generated__/shareModules.ts", text];
}
