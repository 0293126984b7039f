import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { brandOf } from "../../brandOf.ts";
import { brandSetting } from "../../brandSettings.ts";

export const brand: QueryResolvers["brand"] = async (_parent, { kind }, context) => {
  const { host } = context;
  if (kind != null && kind !== "WHITE_LABEL") return brandOf({ kind, host, setting: null });
  return brandOf({ kind: context.brandKind, host, setting: await brandSetting(context) });
};
