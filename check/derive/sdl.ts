// The hand-written SDL, as far as lists are derived from it.
import { Kind, parse, type DefinitionNode, type EnumValueDefinitionNode } from "graphql";
import type { SourceTree } from "../tree/sourceTree.ts";

export const definitionsOf = (tree: SourceTree): DefinitionNode[] =>
  [...tree]
    .filter(([file]) => /^schema\/(?!schema\.graphql$).+\.graphql$/.test(file))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, sdl]) => parse(sdl, { noLocation: true }).definitions);

/** The values of an enum in their order, then those by which areas extend it. */
export const enumValues = (definitions: readonly DefinitionNode[], name: string): EnumValueDefinitionNode[] =>
  [Kind.ENUM_TYPE_DEFINITION, Kind.ENUM_TYPE_EXTENSION].flatMap((kind) =>
    definitions.flatMap((node) =>
      node.kind === kind && "values" in node && node.name.value === name ? (node.values ?? []) : [],
    ),
  );

/** The first paragraph of a description; units follow. */
export const firstParagraph = (described: { description?: { value: string } | undefined }): string =>
  described.description?.value.split("\n\n")[0] ?? "";
