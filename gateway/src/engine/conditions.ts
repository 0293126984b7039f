// The compiler drops the condition of nested selections if another selection requests the same field: in `a { ...F
// @include(if: $c) b { x } }` with `fragment F on A { b { y } }` it requests y regardless of $c. Therefore a document
// with conditions is rewritten before it is compiled: fragments are inlined, and each condition is repeated around
// every nested selection. The document's result is unchanged.
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

/** One inline fragment per condition, because a selection may have each directive only once. */
const within = (conditions: Conditions, selectionSet: SelectionSetNode): SelectionSetNode =>
  conditions.reduce<SelectionSetNode>(
    (inner, condition) => ({
      kind: Kind.SELECTION_SET,
      selections: [{ kind: Kind.INLINE_FRAGMENT, directives: [condition], selectionSet: inner }],
    }),
    selectionSet,
  );

/** `document` must have been validated: its fragments exist and are not recursive. */
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
      // the compiler stores conditions on the node, so each use of a fragment needs its own node
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
