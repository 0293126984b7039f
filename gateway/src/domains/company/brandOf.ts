import type { DomainSetting } from "@sightline/schema/rest/company/company";
import { ownBrands } from "@sightline/schema/rest/company/ownBrands";
import type { Brand, BrandKind } from "#gateway/__generated__/resolverTypes.ts";
import { publicAddress } from "#gateway/graph/publicAddress.ts";

interface Place {
  /** the product's own brand for the host name; undefined for other host names */
  kind: BrandKind | undefined;
  /** host name that the browser shows */
  host: string;
  /** null: no setting; undefined: currently unknown */
  setting: DomainSetting | null | undefined;
}

/** On a customer's host name, the product's own names are never shown, even if no other name is known. */
export function brandOf({ kind, host, setting }: Place): Brand {
  const own = kind === undefined || kind === "WHITE_LABEL" ? undefined : kind;
  const base = ownBrands[own ?? "ANALYTICS"];
  if (setting === null || (setting === undefined && own !== undefined)) return { kind: own ?? "ANALYTICS", ...base };
  if (setting === undefined) return { kind: "WHITE_LABEL", name: host, mainColor: base.mainColor };
  return {
    kind: own ?? "WHITE_LABEL",
    name: setting.website_name ?? (own === undefined ? host : base.name),
    logoUrl: publicAddress(setting.website_logo),
    faviconUrl: publicAddress(setting.website_favicon),
    mainColor: setting.main_color ?? base.mainColor,
    cssUrl: publicAddress(setting.CSS_url, "https only"),
    language: setting.custom_language,
    loginText: setting.login_text ?? null,
  };
}
