import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { roleFromWire } from "#gateway/graph/enums.ts";
import { getDemo } from "../../account.upstream.ts";

export const demo: QueryResolvers["demo"] = async (_parent, _args, { upstream }) => {
  const found = await orNull(getDemo(upstream));
  if (found === null) return null;
  const accounts = found.accounts.map(({ email, role }) => ({ email, role: roleFromWire[role] }));
  return { accounts, password: found.password, siteUrl: found.site_url };
};
