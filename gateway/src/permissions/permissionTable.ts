// What the permission tables must name, all together: total by type, so that a field without a rule does not compile.
import type { AreaType } from "#gateway/__generated__/areas.ts";
import type {
  MutationResolvers,
  NodeResolvers,
  ProjectResolvers,
  QueryResolvers,
  Resolvers,
  SharePart,
  SubscriptionResolvers,
  ViewerResolvers,
} from "#gateway/__generated__/resolverTypes.ts";
import type { Rule } from "./rules.ts";

type Fields<TypeResolvers, Row> = Record<Exclude<keyof TypeResolvers, "__isTypeOf">, Row>;
export type NodeType = Extract<Awaited<ReturnType<NodeResolvers["__resolveType"]>>, string>;

/** A field that a share link may show. */
export interface SharedRow {
  rule: Rule;
  /** what it is called where a link lists what it shows; null for names and flags of the screen itself */
  part: SharePart | null;
}

type AreaPermissions = { [Type in AreaType]: Fields<NonNullable<Resolvers[Type]>, SharedRow> };

export interface Permissions extends AreaPermissions {
  Query: Fields<QueryResolvers, Rule>;
  Mutation: Fields<MutationResolvers, Rule>;
  Subscription: Fields<SubscriptionResolvers, Rule>;
  Viewer: Fields<ViewerResolvers, SharedRow>;
  Project: Fields<ProjectResolvers, SharedRow>;
  /** who may fetch an object of a type by its global id; for `node` and `nodes` */
  byId: Record<NodeType, Rule>;
}

/** The rows of one domain. */
export type PermissionTable = { readonly [Type in keyof Permissions]?: Partial<Permissions[Type]> };

export const ruleOf = (row: Rule | SharedRow): Rule => ("rule" in row ? row.rule : row);
