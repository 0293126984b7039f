// The app's screens, each with its places in the menus, the icons of those places, and the articles of its documentation.
import type { SourceTree } from "../tree/sourceTree.ts";
import { exportsOf, header, importsOf, type Export } from "./exportsOf.ts";

const folder = "web/src/screens/__generated__";

const listOf = (file: string, source: string, type: string, constant: string, found: readonly Export[]): string =>
  `${header(source)}${importsOf(found, file)}
${type}

export const ${constant} = [
${found.map(({ name }) => `  ...${name},`).join("\n")}
];
`;

/** The screens name their icons, so that pages without menus load none of them. */
function iconsOf(tree: SourceTree): [file: string, text: string] {
  const sources = [...tree]
    .filter(([file]) => /^web\/src\/screens\/.+\.routes\.ts$/.test(file))
    .map(([, text]) => text);
  const names = new Set(
    sources.flatMap((text) => [...text.matchAll(/\bicon: "(\w+)"/g)].map(([, name]) => name ?? "")),
  );
  const list = [...names].toSorted().map((name) => `  ${name},\n`);
  return [
    "web/src/relay/__generated__/menuIcons.ts",
    `${header("*.routes.ts")}import {\n${list.join("")}} from "lucide-react";

export const menuIcons = {
${list.join("")}} as const;

export type MenuIconName = keyof typeof menuIcons;
`,
  ];
}

export function webLists(tree: SourceTree): [file: string, text: string][] {
  const screens = `${folder}/screens.ts`;
  const routes = exportsOf(tree, /^web\/src\/screens\/.+\.routes\.ts$/, /const (\w+Screens)\b/);
  const articles = `${folder}/articles.ts`;
  const help = exportsOf(tree, /^web\/src\/screens\/.+\.help\.ts$/, /const (\w+Help)\b/);
  const screen = 'import type { Screen } from "#web/relay/screen.ts";';
  const article = 'import type { Article } from "#web/layout/over/help/article.ts";';
  return [
    [screens, listOf(screens, "*.routes.ts", screen, "screens: readonly Screen[]", routes)],
    iconsOf(tree),
    [articles, listOf(articles, "*.help.ts", article, "articles: readonly Article[]", help)],
  ];
}
