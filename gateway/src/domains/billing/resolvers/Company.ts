import type { CompanyResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { planOf } from "../billing.sources.ts";
import { getPlanInfo } from "../billing.upstream.ts";

export const Company: Pick<CompanyResolvers, "plan"> = {
  plan: async (_source, _args, { upstream }) => planOf(await getPlanInfo(upstream)),
};
