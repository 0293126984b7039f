import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";

export const signInWays: QueryResolvers["signInWays"] = (_parent, _args, { ways, upstream }) => ways.offered(upstream);
