import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { companyOf } from "../company.sources.ts";
import { getCompany } from "../company.upstream.ts";
import { languageOf, translationOf } from "../translationOf.ts";
import { getTranslation } from "../words.upstream.ts";

export const Viewer: Pick<ViewerResolvers, "company" | "translation"> = {
  async company({ principal }, _, { upstream }) {
    return principal.kind === "member" || principal.kind === "tool" ? companyOf(await getCompany(upstream)) : null;
  },

  async translation(_, { language }, { upstream }) {
    return translationOf(await getTranslation(upstream, language ? languageOf(language) : undefined));
  },
};
