// The compiler drops a condition from what lies below it where another selection asks for the same field: in
// `a { ...F @include(if: $c)  b { x } }` with `fragment F on A { b { y } }` it asks for y, whatever $c is. So a document
// with conditions is rewritten before it is compiled: fragments in place, and each condition said again around every
// selection below. What the document asks for stays the same.
import {
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from "graphql";

type Conditions = readonly DirectiveNode[];

const isCondition = ({ name }: DirectiveNode) => name.value === "include" || name.value === "skip";

function isConditional(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive(node) {
      if (isCondition(node)) found = true;
    },
  });
  return found;
}

/** One inline fragment a condition, as a selection bears each directive once. */
const within = (conditions: Conditions, selectionSet: SelectionSetNode): SelectionSetNode =>
  conditions.reduce<SelectionSetNode>(
    (inner, condition) => ({
      kind: Kind.SELECTION_SET,
      selections: [{ kind: Kind.INLINE_FRAGMENT, directives: [condition], selectionSet: inner }],
    }),
    selectionSet,
  );

/** `document` must have been validated: its fragments are known and do not hold themselves. */
export function distributeConditions(document: DocumentNode): DocumentNode {
  if (!isConditional(document)) return document;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }

  const distribute = (selectionSet: SelectionSetNode, above: Conditions): SelectionSetNode => ({
    ...selectionSet,
    selections: selectionSet.selections.flatMap((selection) => one(selection, above)),
  });

  function one(selection: SelectionNode, above: Conditions): SelectionNode[] {
    const own = (selection.directives ?? []).filter(isCondition);
    const conditions = [...above, ...own];
    if (selection.kind === Kind.FIELD) {
      // the compiler notes the conditions on the node, so each place of a fragment has a node of its own
      if (!selection.selectionSet) return [{ ...selection }];
      const below = distribute(selection.selectionSet, conditions);
      return [{ ...selection, selectionSet: conditions.length > 0 ? within(conditions, below) : below }];
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    if (!fragment) return [selection];
    return [
      {
        kind: Kind.INLINE_FRAGMENT,
        ...(fragment.typeCondition && { typeCondition: fragment.typeCondition }),
        ...(selection.directives && { directives: selection.directives }),
        selectionSet: distribute(fragment.selectionSet, conditions),
      },
    ];
  }

  return {
    ...document,
    definitions: document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? [{ ...definition, selectionSet: distribute(definition.selectionSet, []) }]
        : [],
    ),
  };
}
