// The part of a trusted document that selects one list: the fields that lead to it, and of its rows what is written.
// Only selections are removed, so that an export reads nothing that the document does not. What is added is the page:
// its size and position, as variables in place of the field's own arguments.
import type { ArgumentNode, DocumentNode, FieldNode, NameNode, SelectionNode, SelectionSetNode } from "graphql";
import type { GraphQLCompositeType, GraphQLSchema, VariableDefinitionNode, VariableNode } from "graphql";
import { getNamedType, isCompositeType, isInterfaceType, isObjectType, Kind, typeFromAST } from "graphql";

/** Names of the variables that choose the page. */
export const LIMIT = "exportLimit";
export const OFFSET = "exportOffset";
export const AFTER = "exportAfter";

export interface Paging {
  by: "offset" | "cursor";
  /** rows of a page */
  size: number;
}

export interface ListDocument {
  document: DocumentNode;
  /** how the next page is reached; undefined: the list has no pages */
  paging: Paging | undefined;
  /** does the document select what is at this path, from the operation's root? */
  selects(path: string): boolean;
}

/** What to keep, by response name. */
type Wanted = Map<string, Wanted>;

/** `cells.0.visitors` selects what `cells.visitors` does. */
const segmentsOf = (path: string) => path.split(".").filter((segment) => !/^\d+$/.test(segment));

function addPath(wanted: Wanted, path: string): void {
  let at = wanted;
  for (const segment of segmentsOf(path)) {
    const inner: Wanted = at.get(segment) ?? new Map();
    at.set(segment, inner);
    at = inner;
  }
}

const name = (value: string): NameNode => ({ kind: Kind.NAME, value });
const variable = (value: string): VariableNode => ({ kind: Kind.VARIABLE, name: name(value) });
const argument = (of: string, value: string): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: name(of),
  value: variable(value),
});
const field = (of: string, inner: readonly string[] = []): FieldNode => ({
  kind: Kind.FIELD,
  name: name(of),
  ...(inner.length > 0 && { selectionSet: { kind: Kind.SELECTION_SET, selections: inner.map((one) => field(one)) } }),
});
const pageVariables = { [LIMIT]: "Int", [OFFSET]: "Int", [AFTER]: "String" };
const PAGE_VARIABLES = Object.entries(pageVariables).map(([of, type]): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: variable(of),
  type: { kind: Kind.NAMED_TYPE, name: name(type) },
}));
const PAGE_INFO = field("pageInfo", ["hasNextPage", "endCursor"]);

/** A field of a list has `limit` and `offset`, or `skip` where `offset` means something else. */
const offsetArgument = (names: ReadonlySet<string>) =>
  names.has("limit") ? ["skip", "offset"].find((name) => names.has(name)) : undefined;

/**
 * `rows`: where the list is, from the operation's root; a connection's ends with `edges`. `columns`: from a row.
 * Without `pageSize` the arguments stay as they are. The document must have been validated.
 */
export function listDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  { rows, columns, pageSize }: { rows: string; columns: readonly string[]; pageSize: number | undefined },
): ListDocument {
  const wanted: Wanted = new Map();
  for (const column of columns) addPath(wanted, `${rows}.${column}`);
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const selected = new Set<string>();
  const listPath = segmentsOf(rows).join(".");
  let paging: Paging["by"] | undefined;

  /** The arguments of a field on the way to the list, with the page in place of the document's own. */
  function paged(path: string, names: ReadonlySet<string>, own: readonly ArgumentNode[]): readonly ArgumentNode[] {
    const replaced = (...page: [of: string, value: string][]) => {
      const others = new Set(["first", "after", "last", "before", ...page.map(([of]) => of)]);
      return [...own.filter((one) => !others.has(one.name.value)), ...page.map(([of, value]) => argument(of, value))];
    };
    if (`${path}.edges` === listPath && names.has("first") && names.has("after")) {
      paging = "cursor";
      return replaced(["first", LIMIT], ["after", AFTER]);
    }
    const offset = offsetArgument(names);
    if (offset === undefined) return own;
    paging = "offset";
    return replaced(["limit", LIMIT], [offset, OFFSET]);
  }

  const prune = (
    { selections }: SelectionSetNode,
    type: GraphQLCompositeType,
    keep: Wanted,
    at: string,
  ): SelectionNode[] => selections.flatMap((selection) => one(selection, type, keep, at));

  function one(selection: SelectionNode, type: GraphQLCompositeType, keep: Wanted, at: string): SelectionNode[] {
    if (selection.kind !== Kind.FIELD) {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!fragment) return [];
      const { typeCondition } = fragment;
      const inner = typeCondition ? typeFromAST(schema, typeCondition) : type;
      const kept = isCompositeType(inner) ? prune(fragment.selectionSet, inner, keep, at) : [];
      if (kept.length === 0) return [];
      const selectionSet = { kind: Kind.SELECTION_SET, selections: kept } as const;
      return [
        {
          kind: Kind.INLINE_FRAGMENT,
          ...(typeCondition && { typeCondition }),
          directives: selection.directives,
          selectionSet,
        },
      ];
    }
    const answered = (selection.alias ?? selection.name).value;
    const inner = keep.get(answered);
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
    if (!inner || !definition) return [];
    const path = at ? `${at}.${answered}` : answered;
    const isOnWay = listPath === path || listPath.startsWith(`${path}.`);
    const names = new Set(definition.args.map((arg) => arg.name));
    const args = selection.arguments ?? [];
    const rest = { ...selection, arguments: isOnWay && pageSize ? paged(path, names, args) : args };
    if (!selection.selectionSet || inner.size === 0) {
      selected.add(path);
      return [rest];
    }
    const fieldType = getNamedType(definition.type);
    const kept = isCompositeType(fieldType) ? prune(selection.selectionSet, fieldType, inner, path) : [];
    if (kept.length === 0) return [];
    const more = paging === "cursor" && `${path}.edges` === listPath ? [PAGE_INFO] : [];
    return [{ ...rest, selectionSet: { kind: Kind.SELECTION_SET, selections: [...kept, ...more] } }];
  }

  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const root = schema.getRootType(definition.operation);
    const selections = root ? prune(definition.selectionSet, root, wanted, "") : [];
    const variableDefinitions = [...(definition.variableDefinitions ?? []), ...PAGE_VARIABLES];
    return { ...definition, variableDefinitions, selectionSet: { kind: Kind.SELECTION_SET, selections } as const };
  });
  return {
    document: { ...document, definitions },
    paging: paging && pageSize ? { by: paging, size: pageSize } : undefined,
    selects: (path) => selected.has(segmentsOf(path).join(".")),
  };
}
