import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";

export const signInMethods: QueryResolvers["signInMethods"] = (_parent, _args, { signInProviders, upstream }) =>
  signInProviders.offered(upstream);
