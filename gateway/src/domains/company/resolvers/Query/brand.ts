import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { brandOf } from "../../brandOf.ts";
import { brandSetting } from "../../brandSettings.ts";

export const brand: QueryResolvers["brand"] = async (_parent, { kind }, context) => {
  const { host } = context;
  const setting = await brandSetting(context);
  // a customer's host name stays the customer's, whatever brand is asked for
  if (!setting && kind != null && kind !== "WHITE_LABEL") return brandOf({ kind, host, setting: null });
  return brandOf({ kind: context.brandKind, host, setting });
};
