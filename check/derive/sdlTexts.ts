// Texts that the app takes from the graph's own descriptions, so that each is written once.
import { Kind, parse, type DefinitionNode } from "graphql";
import type { SourceTree } from "../tree/sourceTree.ts";
import { header } from "./exportsOf.ts";

type Descriptions = Record<string, string>;

const definitionsOf = (tree: SourceTree): DefinitionNode[] =>
  [...tree]
    .filter(([file]) => /^schema\/(?!schema\.graphql$).+\.graphql$/.test(file))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, sdl]) => parse(sdl, { noLocation: true }).definitions);

/** The first paragraph; units follow. */
const firstParagraph = (description: string | undefined): string => description?.split("\n\n")[0] ?? "";

/** What each number means, by field of MetricValues. */
function metricDescriptions(definitions: readonly DefinitionNode[]): Descriptions {
  const fields = definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === "MetricValues" ? (node.fields ?? []) : [],
  );
  return Object.fromEntries(fields.map((field) => [field.name.value, firstParagraph(field.description?.value)]));
}

/** What each part that a share link may show is called: the enum's own values in their order, then those of areas. */
function sharePartLabels(definitions: readonly DefinitionNode[]): Descriptions {
  const values = [Kind.ENUM_TYPE_DEFINITION, Kind.ENUM_TYPE_EXTENSION].flatMap((kind) =>
    definitions.flatMap((node) =>
      node.kind === kind && "values" in node && node.name.value === "SharePart" ? (node.values ?? []) : [],
    ),
  );
  return Object.fromEntries(values.map((value) => [value.name.value, firstParagraph(value.description?.value)]));
}

/** Every text that the app takes from the SDL. */
export function sdlTexts(tree: SourceTree): string[] {
  const definitions = definitionsOf(tree);
  return [metricDescriptions(definitions), sharePartLabels(definitions)].flatMap((found) => Object.values(found));
}

const translated = (constant: string, source: string, descriptions: Descriptions): string => {
  const lines = Object.entries(descriptions).map(([name, text]) => `  ${name}: t(${JSON.stringify(text)}),`);
  return `${header(source)}import { t } from "#web/texts/t.ts";\n\nexport const ${constant} = {\n${lines.join("\n")}\n} as const;\n`;
};

/** apart from Relay's artifacts, as relay-compiler removes what is not its own */
const folder = "web/src/screens/_parts/__generated__";

export function textLists(tree: SourceTree): [file: string, text: string][] {
  const definitions = definitionsOf(tree);
  return [
    [
      `${folder}/metricDefinitions.ts`,
      translated("metricDefinitions", "the descriptions of MetricValues", metricDescriptions(definitions)),
    ],
    [
      `${folder}/sharePartLabels.ts`,
      translated("sharePartLabels", "the descriptions of SharePart", sharePartLabels(definitions)),
    ],
  ];
}
