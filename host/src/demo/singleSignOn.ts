// A company that signs in through its own identity provider, with a member whose email domain belongs to it and a host
// name that leads directly to the sign-in. It is separate from the demo's company, whose pages and emails use the
// product's address. Written on every start, because the provider's address and secret come from the settings.
import { DEMO_PASSWORD, SSO_EMAIL_DOMAIN, SSO_HOST } from "#host/members/demoAccounts.ts";
import { embeddedAccess } from "#host/members/embeddedIssuers.ts";
import { hashPassword } from "#host/members/password/password.ts";
import type { Services } from "#host/http/services.ts";

const COMPANY_KEY = "northwind-group";
const PREMIUM = 3;
const OWNER = 0;

async function makeGroup({ entities, now }: Services): Promise<number> {
  const known = await entities
    .selectFrom("company")
    .select("company_id")
    .where("company_key", "=", COMPANY_KEY)
    .executeTakeFirst();
  if (known) return known.company_id;
  const created_at = new Date(now());
  const password_hash = await hashPassword(DEMO_PASSWORD);
  return entities.transaction().execute(async (store) => {
    const company = { company_name: "Northwind Group", company_key: COMPANY_KEY, paid_plan: PREMIUM, created_at };
    const { company_id } = await store
      .insertInto("company")
      .values({ ...company, custom_domain: SSO_HOST })
      .returning("company_id")
      .executeTakeFirstOrThrow();
    const sasha = { company_id, name: "Sasha Single", email: `sasha@${SSO_EMAIL_DOMAIN}`, role: OWNER, created_at };
    await store
      .insertInto("member")
      .values({ ...sasha, password_hash, last_login_at: created_at })
      .execute();
    return company_id;
  });
}

export async function prepareSingleSignOn(services: Services): Promise<void> {
  const { entities, env } = services;
  const access = embeddedAccess(env, "enterprise");
  const setting = {
    company_id: await makeGroup(services),
    website_name: "Northwind",
    main_color: "#0f766e",
    sso_flag: access !== undefined,
    sso_force_redirect: true,
    sso_domain: access?.issuer ?? null,
    sso_client_id: access?.client_id ?? null,
    sso_client_secret: access?.client_secret ?? null,
    sso_email_domain: SSO_EMAIL_DOMAIN,
  };
  await entities
    .insertInto("domain_setting")
    .values({ subdomain: SSO_HOST, ...setting })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet({ subdomain: SSO_HOST, ...setting }))
    .execute();
}
