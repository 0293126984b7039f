import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { can } from "#gateway/permissions/can.ts";
import { OWN_COMPANY } from "#gateway/permissions/gates.ts";
import type { Principal } from "#gateway/session/principal.ts";
import { companyOf } from "../company.sources.ts";
import { getCompany } from "../company.upstream.ts";
import { languageOf, translationOf } from "../translationOf.ts";
import { getTranslation } from "../translations.upstream.ts";

const hasCompany = ({ kind }: Principal) => kind === "member" || kind === "tool";

export const Viewer: Pick<ViewerResolvers, "impersonation" | "agency" | "company" | "servicePortal" | "translation"> = {
  impersonation({ principal }) {
    if (principal.kind !== "member" || !principal.impersonation) return null;
    const { memberName, companyName, endsAt } = principal.impersonation;
    return { memberName, companyName, endsAt: new Date(endsAt).toISOString() };
  },
  agency: async (_source, _args, context) => ((await can(context, "manageBrand")) ? { agency: true } : null),
  async company({ principal }, _, { upstream }) {
    return hasCompany(principal) ? companyOf(await getCompany(upstream)) : null;
  },
  async servicePortal(_source, _args, context) {
    if (!(await can(context, "openServicePortal"))) return null;
    return { isOperator: (await context.standing())?.companyId === OWN_COMPANY };
  },

  // null rather than refused for others: the app asks for it with the result of a sign-in, which may fail
  async translation({ principal }, { language }, { upstream }) {
    if (!hasCompany(principal)) return null;
    return translationOf(await getTranslation(upstream, language ? languageOf(language) : undefined));
  },
};
