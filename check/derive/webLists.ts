// The app's screens, each with its places in the menus, and the articles of its documentation.
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

export function webLists(tree: SourceTree): [file: string, text: string][] {
  const screens = `${folder}/screens.ts`;
  const routes = exportsOf(tree, /^web\/src\/screens\/.+\.routes\.ts$/, /const (\w+Screens)\b/);
  const articles = `${folder}/articles.ts`;
  const help = exportsOf(tree, /^web\/src\/screens\/.+\.help\.ts$/, /const (\w+Help)\b/);
  const screen = 'import type { Screen } from "#web/relay/screen.ts";';
  const article = 'import type { Article } from "#web/layout/over/help/article.ts";';
  return [
    [screens, listOf(screens, "*.routes.ts", screen, "screens: readonly Screen[]", routes)],
    [articles, listOf(articles, "*.help.ts", article, "articles: readonly Article[]", help)],
  ];
}
