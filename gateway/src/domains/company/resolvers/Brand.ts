import type { BrandResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { brandSetting } from "../brandSettings.ts";
import { getCdnDomain } from "../translations.upstream.ts";

export const Brand: Pick<BrandResolvers, "cdnDomain" | "sso"> = {
  /** For members, the company's brand; for all other viewers, the brand of the host name that the browser shows. */
  async cdnDomain(_source, _args, context) {
    const { kind } = context.principal;
    if (kind === "member" || kind === "tool") return (await getCdnDomain(context.upstream)).cdn_domain;
    return (await brandSetting(context))?.cdn_domain ?? null;
  },

  async sso(_brand, _args, context) {
    const setting = await brandSetting(context);
    return setting?.sso_flag ? { isForced: setting.sso_force_redirect } : null;
  },
};
