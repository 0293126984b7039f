import type { OwnBrand as WireBrand } from "@sightline/schema/rest/company/brand";
import type { DomainCheck, OwnBrand, Problem } from "#gateway/__generated__/resolverTypes.ts";
import { publicAddress } from "#gateway/graph/publicAddress.ts";
import { upper } from "#gateway/graph/enums.ts";

type WireCheck = Pick<WireBrand, "is_verified" | "dns_state" | "dns_findings" | "dns_checked_at"> &
  Partial<Pick<WireBrand, "verification_ends_at" | "dns_records">>;

export const domainCheckOf = (wire: WireCheck): DomainCheck => ({
  isVerified: wire.is_verified,
  state: upper(wire.dns_state),
  findings: wire.dns_findings,
  checkedAt: wire.dns_checked_at,
  endsAt: wire.verification_ends_at ?? null,
  records: wire.dns_records ?? [],
});

export const ownBrandOf = (wire: WireBrand): OwnBrand => ({
  domain: wire.subdomain,
  name: wire.website_name,
  logoUrl: publicAddress(wire.website_logo),
  faviconUrl: publicAddress(wire.website_favicon),
  mainColor: wire.main_color,
  cssUrl: wire.CSS_url,
  cdnDomain: wire.cdn_domain,
  language: wire.custom_language,
  loginText: wire.login_text,
  sso: {
    isOn: wire.sso_flag,
    isForced: wire.sso_force_redirect,
    domain: wire.sso_domain,
    clientId: wire.sso_client_id,
    hasSecret: wire.has_sso_secret,
  },
  dns: domainCheckOf(wire),
});

const graphNames: Readonly<Record<string, string>> = {
  subdomain: "domain",
  websiteName: "name",
  CSSUrl: "cssUrl",
  customLanguage: "language",
  ssoFlag: "ssoIsOn",
  ssoForceRedirect: "ssoIsForced",
};

/** Some fields have other names on the wire. */
export const brandProblem = (problem: Problem): Problem => ({
  ...problem,
  field: problem.field ? (graphNames[problem.field] ?? problem.field) : null,
});
