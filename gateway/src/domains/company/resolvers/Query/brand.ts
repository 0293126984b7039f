import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { brandOf } from "../../brandOf.ts";
import { brandSetting } from "../../brandSettings.ts";

export const brand: QueryResolvers["brand"] = async (_parent, { kind }, context) => {
  const { host, brandKind } = context;
  const setting = await brandSetting(context);
  const isOurHost = brandKind !== undefined && brandKind !== "WHITE_LABEL";
  // a customer's host name stays the customer's, whatever brand is asked for; ours shows it, whatever is set for it
  if (kind != null && kind !== "WHITE_LABEL" && (isOurHost || setting === null))
    return brandOf({ kind, host, setting: null });
  return brandOf({ kind: brandKind, host, setting });
};
