import type { DomainSetting } from "@sightline/schema/rest/company";
import type { Brand, BrandKind } from "#gateway/__generated__/resolverTypes.ts";
import { ownBrands } from "./data/brands.ts";

/** An address that a page may load from; anything else a customer typed is left out. */
function address(text: string | null): string | null {
  if (text === null) return null;
  if (text.startsWith("/") && !text.startsWith("//") && !text.startsWith("/\\")) return text;
  const url = URL.parse(text);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}

/** `kind`: the product's own brand under the host name; undefined under a name of somebody else. */
export function brandOf(kind: BrandKind | undefined, setting: DomainSetting | null): Brand {
  const own = kind === undefined || kind === "WHITE_LABEL" ? undefined : kind;
  const base = ownBrands[own ?? "ANALYTICS"];
  if (setting === null) return { kind: own ?? "ANALYTICS", ...base };
  return {
    kind: own ?? "WHITE_LABEL",
    name: setting.website_name ?? base.name,
    logoUrl: address(setting.website_logo),
    faviconUrl: address(setting.website_favicon),
    mainColor: setting.main_color ?? base.mainColor,
    cssUrl: address(setting.CSS_url),
    language: setting.custom_language,
  };
}
