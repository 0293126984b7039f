import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { brandOf } from "../../brandOf.ts";
import { brandSetting } from "../../brandSettings.ts";

export const brand: QueryResolvers["brand"] = async (_parent, _args, context) =>
  brandOf({ kind: context.brandKind, host: context.host, setting: await brandSetting(context) });
