// The demo's company signs in through its own identity provider too: somebody whose address belongs to it, and a host
// name that leads straight there. Written at every start, as the provider's address and secret follow from the settings.
import { DEMO_PASSWORD, SSO_EMAIL_DOMAIN, SSO_HOST } from "#host/http/demoAccounts.ts";
import { embeddedAccess } from "#host/http/embeddedIssuers.ts";
import { hashPassword } from "#host/http/newPassword/password.ts";
import type { Services } from "#host/http/services.ts";
import { DEMO_COMPANY } from "./company.ts";

const USER = 2;

export async function prepareSingleSignOn({ entities, env, now }: Services): Promise<void> {
  const access = embeddedAccess(env, "enterprise");
  const email = `sasha@${SSO_EMAIL_DOMAIN}`;
  const known = await entities.selectFrom("member").select("user_id").where("email", "=", email).executeTakeFirst();
  if (!known) {
    const sasha = { company_id: DEMO_COMPANY, name: "Sasha Single", email, role: USER, created_at: new Date(now()) };
    await entities
      .insertInto("member")
      .values({ ...sasha, password_hash: await hashPassword(DEMO_PASSWORD) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const setting = {
    company_id: DEMO_COMPANY,
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
    .onConflict((conflict) => conflict.column("subdomain").doUpdateSet(setting))
    .execute();
}
