import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";

export const signOut: MutationResolvers["signOut"] = (_parent, _args, context) => {
  context.cookie.clear();
  context.principal = { kind: "nobody" };
  return { viewer: { principal: context.principal } };
};
