import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { can } from "#gateway/permissions/can.ts";
import { OWN_COMPANY } from "#gateway/permissions/gates.ts";
import { companyOf } from "../company.sources.ts";
import { getCompany } from "../company.upstream.ts";
import { languageOf, translationOf } from "../translationOf.ts";
import { getTranslation } from "../translations.upstream.ts";

export const Viewer: Pick<ViewerResolvers, "impersonation" | "agency" | "company" | "servicePortal" | "translation"> = {
  impersonation({ principal }) {
    if (principal.kind !== "member" || !principal.impersonation) return null;
    const { memberName, companyName, endsAt } = principal.impersonation;
    return { memberName, companyName, endsAt: new Date(endsAt).toISOString() };
  },
  agency: async (_source, _args, context) => ((await can(context, "manageBrand")) ? { agency: true } : null),
  async company({ principal }, _, { upstream }) {
    return principal.kind === "member" || principal.kind === "tool" ? companyOf(await getCompany(upstream)) : null;
  },
  async servicePortal(_source, _args, context) {
    if (!(await can(context, "openServicePortal"))) return null;
    return { isOperator: (await context.standing())?.companyId === OWN_COMPANY };
  },

  async translation(_, { language }, { upstream }) {
    return translationOf(await getTranslation(upstream, language ? languageOf(language) : undefined));
  },
};
