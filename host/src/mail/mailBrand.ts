// The brand of a mail: the name in its signature, its color, and the origin of its links. All of them follow from the
// account that the mail is about, never from the request that caused the mail. The origin is that of a brand whose
// domain is verified and that the account's company or its reseller owns; otherwise the product's.
import { ownBrands, type OwnBrandKind } from "@sightline/schema/rest/company/ownBrands";
import type { Env } from "#host/env.ts";
import { originAt } from "#host/members/brands/appOrigin.ts";
import { verifiedBrands } from "#host/members/brands/verifiedBrands.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { LINK_COLOR } from "./letter.ts";
import type { Mail } from "./writeMail.ts";

export interface MailBrand {
  name: string;
  /** `#rrggbb` */
  mainColor: string;
  origin: string;
}

type BrandEnv = Pick<Env, "PUBLIC_URL" | "AB_HOSTS" | "OPTIMISE_HOSTS">;

function ownBrand({ PUBLIC_URL, AB_HOSTS, OPTIMISE_HOSTS }: BrandEnv, host?: string): MailBrand {
  const kinds: [readonly string[], OwnBrandKind][] = [
    [AB_HOSTS, "AB_TESTING"],
    [OPTIMISE_HOSTS, "OPTIMISE"],
  ];
  for (const [hosts, kind] of kinds) {
    if (host && hosts.includes(host)) return { ...ownBrands[kind], origin: originAt(PUBLIC_URL, host) };
  }
  return { ...ownBrands.ANALYTICS, origin: new URL(PUBLIC_URL).origin };
}

/**
 * The brand of the account's company: its own verified brand, that of its reseller, or the product's. `host` is the
 * host name that the browser shows. It only chooses among the product's own brands, which the settings list.
 */
export async function brandOfCompany(
  store: EntityStore,
  env: BrandEnv,
  companyId: number,
  host?: string,
): Promise<MailBrand> {
  const row = await verifiedBrands(store, env)
    .leftJoin("reseller", "reseller.company_id", "company.company_id")
    .leftJoin("company as client", "client.whitelabel_ref_id", "reseller.whitelabel_ref_id")
    .select(["subdomain", "website_name", "main_color"])
    .where((is) => is.or([is("company.company_id", "=", companyId), is("client.company_id", "=", companyId)]))
    .orderBy((is) => is("company.company_id", "=", companyId), "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return ownBrand(env, host);
  return {
    name: row.website_name ?? row.subdomain,
    mainColor: row.main_color ?? ownBrands.ANALYTICS.mainColor,
    origin: originAt(env.PUBLIC_URL, row.subdomain),
  };
}

/** Dark text if white text would not be legible. */
function textOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000000" : "#ffffff";
}

/** Applies the brand's name and color to the mail. */
export function branded(mail: Mail, { name, mainColor }: MailBrand): Mail {
  const head = `<p style="margin:0 0 24px;font-size:17px;font-weight:600">${escapeHtml(name)}</p>`;
  return {
    ...mail,
    fromName: name,
    text: `${mail.text}\n-- \n${name}\n`,
    html: mail.html
      .replace('<div style="max-width:520px">', (opening) => opening + head)
      .replaceAll(`background:${LINK_COLOR};color:#ffffff`, `background:${mainColor};color:${textOn(mainColor)}`),
  };
}
