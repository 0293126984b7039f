import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { brandProblem, ownBrandOf } from "../../brand.sources.ts";
import { updateBrand as update } from "../../brand.upstream.ts";

/** An empty field removes the value, like null. */
const cleared = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null);

export const updateBrand: MutationResolvers["updateBrand"] = async (_, { input }, { upstream }) => {
  try {
    const change = {
      subdomain: cleared(input.domain),
      website_name: cleared(input.name),
      main_color: cleared(input.mainColor),
      CSS_url: cleared(input.cssUrl),
      cdn_domain: cleared(input.cdnDomain),
      custom_language: cleared(input.language),
      login_text: cleared(input.loginText),
      sso_flag: input.ssoIsOn ?? undefined,
      sso_force_redirect: input.ssoIsForced ?? undefined,
      sso_domain: cleared(input.ssoDomain),
      sso_client_id: cleared(input.ssoClientId),
      // an empty secret was not entered
      sso_client_secret: input.ssoClientSecret === "" ? undefined : input.ssoClientSecret,
    };
    return { brand: ownBrandOf(await update(upstream, change)) };
  } catch (error) {
    return { problem: brandProblem(refusal(error)) };
  }
};
