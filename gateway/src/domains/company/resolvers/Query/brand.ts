import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { brandOf } from "../../brandOf.ts";
import { brandSetting } from "../../brandSettings.ts";

export const brand: QueryResolvers["brand"] = async (_parent, { kind }, context) => {
  const { host, brandKind } = context;
  const setting = await brandSetting(context);
  const isOurHost = brandKind !== undefined && brandKind !== "WHITE_LABEL";
  // a customer's host name always shows the customer's brand, and our own host names show the requested brand
  // regardless of settings
  if (kind != null && kind !== "WHITE_LABEL" && (isOurHost || setting === null))
    return brandOf({ kind, host, setting: null });
  return brandOf({ kind: brandKind, host, setting });
};
