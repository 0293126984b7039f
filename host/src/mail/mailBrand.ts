// Whose mail it is: the name that it is signed with, its colour, and the address that its links lead to. A host name
// that nobody has set up counts for nothing, so that no request can make a mail's link lead elsewhere.
import { ownBrands, type OwnBrandKind } from "@sightline/schema/rest/company/ownBrands";
import type { Env } from "#host/env.ts";
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

const originAt = (publicUrl: string, host: string): string => {
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
};

export function ownBrand({ PUBLIC_URL, AB_HOSTS, OPTIMISE_HOSTS }: BrandEnv, host?: string): MailBrand {
  const kinds: [readonly string[], OwnBrandKind][] = [
    [AB_HOSTS, "AB_TESTING"],
    [OPTIMISE_HOSTS, "OPTIMISE"],
  ];
  for (const [hosts, kind] of kinds) {
    if (host && hosts.includes(host)) return { ...ownBrands[kind], origin: originAt(PUBLIC_URL, host) };
  }
  return { ...ownBrands.ANALYTICS, origin: new URL(PUBLIC_URL).origin };
}

const settings = (store: EntityStore) =>
  store
    .selectFrom("domain_setting")
    .innerJoin("company", "company.company_id", "domain_setting.company_id")
    .select(["subdomain", "website_name", "main_color"])
    .whereRef("company.custom_domain", "=", "domain_setting.subdomain");

interface SettingRow {
  subdomain: string;
  website_name: string | null;
  main_color: string | null;
}

const brandOf = (env: BrandEnv, row: SettingRow): MailBrand => ({
  name: row.website_name ?? row.subdomain,
  mainColor: row.main_color ?? ownBrands.ANALYTICS.mainColor,
  origin: originAt(env.PUBLIC_URL, row.subdomain),
});

/** Of the page from which a request came. */
export async function brandOfHost(store: EntityStore, env: BrandEnv, host: string | undefined): Promise<MailBrand> {
  if (!host) return ownBrand(env);
  const row = await settings(store).where("subdomain", "=", host).executeTakeFirst();
  return row ? brandOf(env, row) : ownBrand(env, host);
}

/** Of a company: its own, that of whoever it is a client of, or the product's. */
export async function brandOfCompany(store: EntityStore, env: BrandEnv, companyId: number): Promise<MailBrand> {
  const own = await settings(store).where("company.company_id", "=", companyId).executeTakeFirst();
  if (own) return brandOf(env, own);
  const row = await settings(store)
    .innerJoin("reseller", "reseller.company_id", "company.company_id")
    .innerJoin("company as client", "client.whitelabel_ref_id", "reseller.whitelabel_ref_id")
    .where("client.company_id", "=", companyId)
    .executeTakeFirst();
  return row ? brandOf(env, row) : ownBrand(env);
}

/** Dark text where white would not be read. */
function textOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000000" : "#ffffff";
}

/** The mail under its brand's name and in its colour. */
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
