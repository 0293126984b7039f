// Texts that the app takes from the graph's own descriptions, so that each is written once.
import { Kind, type DefinitionNode } from "graphql";
import type { SourceTree } from "../tree/sourceTree.ts";
import { header } from "./exportsOf.ts";
import { definitionsOf, enumValues, firstParagraph } from "./sdl.ts";

type Texts = Record<string, string>;

/** What each number means, by field of MetricValues. */
function metricDefinitions(definitions: readonly DefinitionNode[]): Texts {
  const fields = definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === "MetricValues" ? (node.fields ?? []) : [],
  );
  return Object.fromEntries(fields.map((field) => [field.name.value, firstParagraph(field)]));
}

const valueTexts = (definitions: readonly DefinitionNode[], name: string): Texts =>
  Object.fromEntries(enumValues(definitions, name).map((value) => [value.name.value, firstParagraph(value)]));

/** `Traffic: the traffic report` is a module's name, and the module in a sentence. */
const halves = (texts: Texts, half: 0 | 1): Texts =>
  Object.fromEntries(Object.entries(texts).map(([value, text]) => [value, text.split(": ")[half] ?? text]));

/** separate from Relay's artifacts, because relay-compiler removes files that aren't its own */
const reports = "web/src/reports/__generated__";
const sharing = "web/src/sharing/__generated__";

interface TextList {
  folder: string;
  /** constant and file of this name */
  name: string;
  source: string;
  texts: Texts;
}

function listsOf(tree: SourceTree): TextList[] {
  const definitions = definitionsOf(tree);
  const modules = valueTexts(definitions, "ShareModule");
  const ofModules = "the descriptions of ShareModule";
  return [
    {
      folder: reports,
      name: "metricDefinitions",
      source: "the descriptions of MetricValues",
      texts: metricDefinitions(definitions),
    },
    {
      folder: sharing,
      name: "sharePartLabels",
      source: "the descriptions of SharePart",
      texts: valueTexts(definitions, "SharePart"),
    },
    { folder: sharing, name: "shareModuleLabels", source: ofModules, texts: halves(modules, 0) },
    { folder: sharing, name: "shareModulesInSentences", source: ofModules, texts: halves(modules, 1) },
  ];
}

/** Every text that the app takes from the SDL. */
export const sdlTexts = (tree: SourceTree): string[] => listsOf(tree).flatMap(({ texts }) => Object.values(texts));

export function textLists(tree: SourceTree): [file: string, text: string][] {
  return listsOf(tree).map(({ folder, name, source, texts }) => {
    const lines = Object.entries(texts).map(([key, text]) => `  ${key}: t(${JSON.stringify(text)}),`);
    const constant = `export const ${name} = {\n${lines.join("\n")}\n} as const;`;
    return [`${folder}/${name}.ts`, `${header(source)}import { t } from "#web/texts/t.ts";\n\n${constant}\n`];
  });
}
