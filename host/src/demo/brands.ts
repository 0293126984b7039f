// Two additional demo companies: the company that operates the product, and a white-label company with its own host
// name and two clients. Created once. The numbers of the first demo company don't change.
import { getBrandImage } from "@sightline/schema/rest/company/brand";
import { ownBrands } from "@sightline/schema/rest/company/ownBrands";
import { Feature } from "@sightline/schema/rest/projects/projects";
import { DEMO_PASSWORD } from "#host/members/demoAccounts.ts";
import { OPERATOR, WHITE_LABEL } from "#host/http/impersonation.ts";
import { hashPassword } from "#host/members/password/password.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { brightsideLogo } from "./data/brightsideLogo.ts";
import { help, journal } from "./data/articles.ts";
import { readerWalk } from "./history/readerWalk.ts";
import type { SiteProfile } from "./history/profiles.ts";

export const OPERATOR_ACCOUNT = "operator@portal.test";
export const BRIGHTSIDE_ACCOUNT = "bella@brightside.test";
/** Browsers resolve every name below localhost to the local machine. */
export const BRIGHTSIDE_DOMAIN = "stats.brightside.localhost";
const BRIGHTSIDE_REF = "brightside";

const PREMIUM = 3;
const clients = [
  { key: "demo-harbour", name: "Harbour Books", plan: 2, owner: "Hanna Harbour", account: "hanna@harbour.test" },
  { key: "demo-fern", name: "Fern & Fable", plan: 4, owner: "Fred Fern", account: "fred@fern.test" },
] as const;

const LOGO_ID = "b71957de00000000000000000000b71e";
const LOGO = getBrandImage.path.replace("{image_id}", LOGO_ID);

const site = (key: string, name: string, visitsPerDay: number, pages: typeof journal, event: string): SiteProfile => ({
  key,
  name,
  kind: "journal",
  timezone: "Europe/Berlin",
  visitsPerDay,
  weekdays: [1, 0.95, 0.95, 1, 1.05, 1.1, 0.95],
  saleFactor: 1.2,
  returning: 0.22,
  walk: (dice) =>
    readerWalk(`https://${key.replace("demo-", "")}.example`, pages, dice, { goOn: 0.4, event, chance: 0.05 }),
});

/** The white-label company's clients. They have few visits, so that the first start is fast. */
export const clientProfiles = (): SiteProfile[] => [
  site("demo-harbour", "harbour.example", 16, journal, "newsletter_signup"),
  site("demo-fern", "fern.example", 24, help, "article_helpful"),
];

export async function makeBrands(entities: EntityStore, created_at: Date): Promise<void> {
  const known = await entities
    .selectFrom("company")
    .select("company_id")
    .where("company_key", "=", BRIGHTSIDE_REF)
    .executeTakeFirst();
  if (known) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await entities.transaction().execute(async (store) => {
    const company = async (values: {
      company_id?: number;
      company_name: string;
      company_key: string;
      paid_plan: number;
      custom_domain?: string;
      whitelabel_ref_id?: string;
      billed_to?: "agency" | "client";
    }) =>
      (
        await store
          .insertInto("company")
          .values({ ...values, created_at })
          .onConflict((conflict) => conflict.doNothing())
          .returning("company_id")
          .executeTakeFirst()
      )?.company_id;
    const addMember = (company_id: number, name: string, email: string) =>
      store
        .insertInto("member")
        .values({ company_id, name, email, password_hash, role: 0, created_at, last_login_at: created_at })
        .execute();

    const { name } = ownBrands.ANALYTICS;
    const operator = { company_id: OPERATOR, company_name: name, company_key: "operator", paid_plan: PREMIUM };
    // an older data folder may already use this id
    if ((await company(operator)) !== undefined) await addMember(OPERATOR, "Opal Operator", OPERATOR_ACCOUNT);

    const white = await company({
      company_name: "Brightside Media",
      company_key: BRIGHTSIDE_REF,
      paid_plan: WHITE_LABEL,
      custom_domain: BRIGHTSIDE_DOMAIN,
      whitelabel_ref_id: BRIGHTSIDE_REF,
    });
    if (white === undefined) return;
    await addMember(white, "Bella Bright", BRIGHTSIDE_ACCOUNT);
    await store.insertInto("reseller").values({ whitelabel_ref_id: BRIGHTSIDE_REF, company_id: white }).execute();
    const body = Buffer.from(brightsideLogo).toString("base64");
    const image = { image_id: LOGO_ID, company_id: white, content_type: "image/svg+xml", body, created_at };
    await store.insertInto("brand_image").values(image).execute();
    await store
      .insertInto("domain_setting")
      .values({
        subdomain: BRIGHTSIDE_DOMAIN,
        company_id: white,
        website_name: "Brightside Insights",
        website_favicon: LOGO,
        main_color: "#b4451f",
        login_text: "Your numbers, from Brightside Media. Questions? Write to help@brightside.test.",
      })
      .execute();
    for (const { key, name: company_name, plan, owner, account } of clients) {
      const made = await company({
        company_name,
        company_key: key,
        paid_plan: plan,
        whitelabel_ref_id: BRIGHTSIDE_REF,
        billed_to: plan === 4 ? "client" : "agency",
      });
      if (made === undefined) continue;
      await addMember(made, owner, account);
      const profile = clientProfiles().find((each) => each.key === key);
      await store
        .insertInto("widget")
        .values({
          company_id: made,
          widget_name: profile?.name ?? company_name,
          widget_key: key,
          features: JSON.stringify(Feature.options),
          timezone: "Europe/Berlin",
          installed_at: created_at,
          created_at,
        })
        .execute();
    }
  });
}
