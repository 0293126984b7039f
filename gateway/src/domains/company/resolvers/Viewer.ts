import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { companyOf } from "../company.sources.ts";
import { getCompany } from "../company.upstream.ts";

export const Viewer: Pick<ViewerResolvers, "company"> = {
  async company({ principal }, _, { upstream }) {
    return principal.kind === "member" || principal.kind === "tool" ? companyOf(await getCompany(upstream)) : null;
  },
};
