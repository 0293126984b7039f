import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { brandOf } from "../../brandOf.ts";
import { brandSetting } from "../../brandSettings.ts";

export const brand: QueryResolvers["brand"] = async (_parent, { kind }, context) => {
  if (kind != null && kind !== "WHITE_LABEL") return brandOf(kind, null);
  return brandOf(context.brandKind, await brandSetting(context));
};
