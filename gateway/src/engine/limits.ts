// What a free document may ask for. Judged on the text alone, before anything is asked of the host; hostile documents
// (cycles of fragments among them) cost no more than their tokens.
// graphql-armor 3.2.0 was compared: its cost limit reads `first` and `last` only as literals, so that a variable or
// `ids` asks for any number of objects at the cost of one, and it does not limit what repeated fragments unfold to.
import type { DocumentNode, GraphQLError, SelectionSetNode, Source } from "graphql";
import { Kind, parse, visit } from "graphql";
import { documentParts, graphqlRefusals } from "@sightline/schema/rest/refusals/graphql";
import { documentRefusal } from "./documentRefusal.ts";

export const LIMITS = {
  bodyBytes: 100 * 1024,
  tokens: 2000,
  depth: 13,
  aliases: 50,
  directives: 50,
  fragments: 50,
  /** fields and fragment spreads, counted each time a fragment is used */
  selections: 5000,
  cost: 5000,
} as const;

const tooMany = (counted: keyof typeof documentParts, count: number): GraphQLError =>
  documentRefusal(graphqlRefusals.tooLarge({ count, things: documentParts[counted], max: LIMITS[counted] }));

function fragmentsOf(document: DocumentNode): Map<string, SelectionSetNode> {
  const fragments = new Map<string, SelectionSetNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet);
  }
  return fragments;
}

function depthOf(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const known = new Map<SelectionSetNode, number>();
  const measure = (set: SelectionSetNode): number => {
    const before = known.get(set);
    if (before !== undefined) return before;
    // a cycle counts once here; validation refuses it
    known.set(set, 0);
    let deepest = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        // introspection is as deep as types nest
        if (node.name.value.startsWith("__")) continue;
        deepest = Math.max(deepest, 1 + (node.selectionSet ? measure(node.selectionSet) : 0));
      } else {
        const inner = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value);
        if (inner !== undefined) deepest = Math.max(deepest, measure(inner));
      }
    }
    known.set(set, deepest);
    return deepest;
  };
  return Math.max(
    0,
    ...document.definitions.map((node) => (node.kind === Kind.OPERATION_DEFINITION ? measure(node.selectionSet) : 0)),
  );
}

/**
 * Fragments that each spread other fragments twice expand exponentially, and plans are built from the expanded
 * document.
 */
function selectionsOf(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const known = new Map<SelectionSetNode, number>();
  const measure = (set: SelectionSetNode): number => {
    const before = known.get(set);
    if (before !== undefined) return before;
    known.set(set, 0);
    let count = 0;
    for (const node of set.selections) {
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node.selectionSet;
      count += 1 + (inner === undefined ? 0 : measure(inner));
    }
    known.set(set, count);
    return count;
  };
  return document.definitions.reduce(
    (sum, node) => sum + (node.kind === Kind.OPERATION_DEFINITION ? measure(node.selectionSet) : 0),
    0,
  );
}

/** Parses at most the allowed number of tokens. Documents that nest too deeply for the parser are refused too. */
export function parseFree(source: string | Source, options: { noLocation?: boolean | undefined } = {}): DocumentNode {
  try {
    return parse(source, { ...options, maxTokens: LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw documentRefusal(graphqlRefusals.tooDeep());
  }
}

/** The first limit that the document exceeds. */
export function brokenLimit(document: DocumentNode): GraphQLError | undefined {
  let aliases = 0;
  let directives = 0;
  let fragments = 0;
  visit(document, {
    // `__typename` may be aliased any number of times as well
    Field: (node) => void (aliases += node.alias === undefined ? 0 : 1),
    Directive: () => void (directives += 1),
    FragmentSpread: () => void (fragments += 1),
    InlineFragment: () => void (fragments += 1),
  });
  if (aliases > LIMITS.aliases) return tooMany("aliases", aliases);
  if (directives > LIMITS.directives) return tooMany("directives", directives);
  if (fragments > LIMITS.fragments) return tooMany("fragments", fragments);
  const selections = selectionsOf(document);
  if (selections > LIMITS.selections) return tooMany("selections", selections);
  const depth = depthOf(document);
  return depth > LIMITS.depth
    ? documentRefusal(graphqlRefusals.tooManyLevels({ depth, max: LIMITS.depth }))
    : undefined;
}
