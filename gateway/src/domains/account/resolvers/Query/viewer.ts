import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";

export const viewer: QueryResolvers["viewer"] = (_parent, _args, { principal }) => ({ principal });
