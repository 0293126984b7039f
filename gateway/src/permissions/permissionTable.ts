// What the table of permissions.ts must name: total by type, so that a field without a rule does not compile.
import type { AreaType } from "#gateway/__generated__/areas.ts";
import type {
  MutationResolvers,
  NodeResolvers,
  ProjectResolvers,
  QueryResolvers,
  Resolvers,
  SubscriptionResolvers,
  ViewerResolvers,
} from "#gateway/__generated__/resolverTypes.ts";
import type { Rule } from "./rules.ts";

type Fields<TypeResolvers> = Record<Exclude<keyof TypeResolvers, "__isTypeOf">, Rule>;
export type AreaPermissions = { [Type in AreaType]: Fields<NonNullable<Resolvers[Type]>> };
type ResolveNode = NodeResolvers["__resolveType"];
export type NodeType = Extract<Awaited<ReturnType<ResolveNode>>, string>;

export interface Permissions extends AreaPermissions {
  Query: Fields<QueryResolvers>;
  Mutation: Fields<MutationResolvers>;
  Subscription: Fields<SubscriptionResolvers>;
  Viewer: Fields<ViewerResolvers>;
  Project: Fields<ProjectResolvers>;
  /** who may fetch a thing of a type by its global id; for `node` and `nodes` */
  byId: Record<NodeType, Rule>;
}
