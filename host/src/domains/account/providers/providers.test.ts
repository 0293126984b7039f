import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticate, getUser, setUserAttribute, updateProfile } from "@sightline/schema/rest/account/account";
import { getTrial } from "@sightline/schema/rest/billing/billing";
import { getDomainSetting } from "@sightline/schema/rest/company/company";
import { signUp } from "@sightline/schema/rest/account/identity";
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import * as contract from "@sightline/schema/rest/account/providers";
import { makeCompany } from "#host/demo/company.ts";
import { siteProfiles } from "#host/demo/history/profiles.ts";
import { prepareSingleSignOn } from "#host/demo/singleSignOn.ts";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const KEY = "what only the gateway and the host know, 32+";
const asGateway = { headers: { gatewaykey: KEY } };

describe.each(entityBackends)("sign-in providers ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost({ env: { GATEWAY_KEY: KEY } });
    const settings = [
      { subdomain: "stats.acme.test", company_id: host.acme.companyId, sso_domain: "id.acme.test" },
      { subdomain: "numbers.other.test", company_id: host.other.companyId, sso_domain: "https://login.example/other" },
    ];
    await host.entities
      .insertInto("domain_setting")
      .values(
        settings.map((each) => ({
          ...each,
          ...{ sso_flag: true, sso_client_id: "us", sso_client_secret: "hush" },
          verified_at: new Date(host.clock.now()),
        })),
      )
      .execute();
    for (const { company_id, subdomain } of settings) {
      const company = host.entities.updateTable("company").where("company_id", "=", company_id);
      await company.set({ custom_domain: subdomain }).execute();
    }
  });
  afterAll(() => host.close());

  const social = (body: Record<string, unknown>) =>
    host.request(contract.socialAuth, { ...asGateway, body: { name: "Nia New", origin: "login", ...body } });
  const access = async (body: Record<string, unknown>) => host.request(contract.getSsoAccess, { ...asGateway, body });
  const row = (email: string) =>
    host.entities.selectFrom("member").selectAll().where("email", "=", email).executeTakeFirstOrThrow();

  it.each([
    ["no key", {}],
    ["a wrong key", { gatewaykey: `${KEY}x` }],
    ["a member's jwt", { jwt: "member" }],
  ])("refuses callers other than the gateway: %s", async (_, headers) => {
    const body = { name: "Olive", email: "olive@acme.test", origin: "login" };
    const refused = await host.request(contract.socialAuth, { headers, body });
    expect([refused.status, refused.failure.err]).toEqual([401, "Only the gateway can request this"]);
    expect((await host.request(contract.getSsoAccess, { headers, body: { domain: "stats.acme.test" } })).status).toBe(
      401,
    );
  });

  it("signs in the member whose address was verified, and records the sign-in method", async () => {
    const session = (await social({ email: "Olive@Acme.test", name: "Somebody Else" })).answer;
    expect(session).toMatchObject({ name: "Olive Owner", role: 0, isAuth0: true, company_name: "Acme", bypass: false });
    expect((await host.request(getUser, { as: { jwt: session?.jwt ?? "" } })).answer.email).toBe("olive@acme.test");
    expect((await row("olive@acme.test")).is_auth0).toBe(true);
  });

  it("returns no session for an address without an account", async () => {
    const none = await social({ email: "nobody@new.test" });
    expect([none.status, none.answer]).toEqual([204, undefined]);
  });

  it("creates one company on trial for a sign-up, named after the domain of the address", async () => {
    const requested = { email: "nia@fresh-goods.test", origin: "sign-up", ref: "ann" };
    const [first, second] = await Promise.all([social(requested), social(requested)]);
    expect(first.answer?.company_id).toBe(second.answer?.company_id);
    expect(first.answer).toMatchObject({ name: "Nia New", role: 0, company_name: "Fresh-goods", paid_plan: 2 });
    const as = { jwt: first.answer?.jwt ?? "" };
    expect((await host.request(getTrial, { as })).answer.days_to_expire).toBe(15);
    expect((await host.request(getWidgets, { as })).answer).toMatchObject([
      { widget_name: "fresh-goods.test", widget_allowed_website: ["fresh-goods.test", "*.fresh-goods.test"] },
    ]);
    const made = await row("nia@fresh-goods.test");
    expect([made.status, made.password_hash]).toEqual([1, null]);
  });

  it("names no company after a public mail provider, and refuses disposable addresses", async () => {
    const session = (await social({ email: "gil@gmail.com", name: "Gil", origin: "sign-up" })).answer;
    expect(session).toMatchObject({ company_name: "Gil's company", widget_name: "My website" });
    const refused = await social({ email: "x@mailinator.com", origin: "sign-up" });
    expect([refused.status, refused.failure.field]).toEqual([400, "email"]);
  });

  it("gives no account to an attacker who signed up with the address before its owner", async () => {
    const email = "mia@early.test";
    const password = "somebody else chose this";
    await host.request(signUp, { body: { name: "Not Mia", email, password, company: "Early", website: "early.test" } });
    expect((await social({ email })).status).toBe(204);
    expect((await social({ email, origin: "sign-up" })).answer?.email).toBe(email);
    expect((await host.request(authenticate, { body: { email, password } })).status).toBe(401);
  });

  it("returns no session for a disabled account", async () => {
    await host.entities.updateTable("member").set({ status: 0 }).where("email", "=", "vic@acme.test").execute();
    expect((await social({ email: "vic@acme.test" })).status).toBe(204);
  });

  it("accepts a company's provider only for its own members", async () => {
    const sso = (email: string, domain: string) => social({ email, domain, origin: "sso" });
    expect((await sso("uma@acme.test", "stats.acme.test")).answer?.user_id).toBe(host.members.user.userId);
    expect((await sso("sam@other.test", "stats.acme.test")).status).toBe(204);
    expect((await sso("uma@acme.test", "nowhere.test")).status).toBe(204);
    await host.entities
      .updateTable("domain_setting")
      .set({ sso_email_domain: "staff.acme.test" })
      .where("subdomain", "=", "stats.acme.test")
      .execute();
    expect((await sso("uma@acme.test", "stats.acme.test")).status).toBe(204);
    await host.entities.updateTable("domain_setting").set({ sso_email_domain: null }).execute();
  });

  it("refuses sign-ins through a provider whose host name is not verified, and offers it to no one", async () => {
    const verified = (verified_at: Date | null) =>
      host.entities
        .updateTable("domain_setting")
        .set({ verified_at })
        .where("subdomain", "=", "stats.acme.test")
        .execute();
    await verified(null);
    const sso = { email: "uma@acme.test", domain: "stats.acme.test", origin: "sso" };
    expect((await social(sso)).status).toBe(204);
    expect((await access({ email: "uma@acme.test" })).status).toBe(404);
    expect((await access({ domain: "stats.acme.test" })).status).toBe(404);
    expect((await host.request(contract.askSso, { body: { email: "uma@acme.test" } })).status).toBe(404);
    await verified(new Date(host.clock.now()));
    expect((await social(sso)).answer?.user_id).toBe(host.members.user.userId);
  });

  it("never signs in another company's account through a provider, even with an address of its domain", async () => {
    const email = "contractor@acme.test";
    const { userId } = host.members.stranger;
    const stranger = host.entities.updateTable("member").where("user_id", "=", userId);
    await stranger.set({ email, is_auth0: false }).execute();
    for (const domain of ["stats.acme.test", "STATS.acme.test", ""]) {
      expect((await social({ email, domain, origin: "sso" })).status).toBe(204);
    }
    expect((await row(email)).is_auth0).toBe(false);
    await stranger.set({ email: "sam@other.test" }).execute();
  });

  it("finds a company's provider by email address or by the brand's host name", async () => {
    const acme = { subdomain: "stats.acme.test", issuer: "https://id.acme.test", client_secret: "hush" };
    expect((await access({ email: "anybody@ACME.test" })).answer).toMatchObject(acme);
    expect((await access({ domain: "stats.acme.test" })).answer).toMatchObject(acme);
    expect((await access({ email: "sam@other.test" })).answer.issuer).toBe("https://login.example/other");
    expect((await access({ email: "x@test" })).status).toBe(404);
    expect((await access({ email: "x@me.test" })).status).toBe(404);
    const ssoAnswer = await host.request(contract.askSso, { body: { email: "uma@acme.test" } });
    expect(ssoAnswer.answer).toEqual({ redirect: "/auth/start/sso?email=uma%40acme.test" });
    const none = await host.request(contract.askSso, { body: { email: "uma@nowhere.test" } });
    expect([none.status, none.failure.err]).toEqual([
      404,
      "SSO isn't set up for nowhere.test. Log in with your password or ask your admin.",
    ]);
  });

  it("chooses between the providers of one domain without depending on existing accounts", async () => {
    const setDomain = (sso_email_domain: string | null) =>
      host.entities.updateTable("domain_setting").set({ sso_email_domain }).execute();
    await setDomain("other.test");
    const [known, unknown] = [await access({ email: "sam@other.test" }), await access({ email: "nobody@other.test" })];
    expect(known.answer).toEqual(unknown.answer);
    const under = { email: "sam@other.test", domain: "numbers.other.test" };
    expect((await access(under)).answer.issuer).toBe("https://login.example/other");
    await setDomain(null);
  });

  it("never returns the secret of a brand", async () => {
    const { answer } = await host.request(getDomainSetting, { params: { subdomain: "stats.acme.test" } });
    expect(JSON.stringify(answer)).not.toContain("hush");
  });

  it("has no demo and no demo providers when the demo is disabled", async () => {
    expect((await host.request(contract.getDemoSession)).status).toBe(404);
    expect((await host.request(contract.getProvider, { ...asGateway, params: { provider: "google" } })).status).toBe(
      404,
    );
    expect((await host.fetch("/identity/google/.well-known/openid-configuration")).status).toBe(404);
  });
});

describe("public demo access", () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost({ env: { DEMO: true, GATEWAY_KEY: KEY } });
    await makeCompany(host.entities, siteProfiles("http://localhost:4100/demo"), 20_000);
    await prepareSingleSignOn(host.services);
    await prepareSingleSignOn(host.services);
  });
  afterAll(() => host.close());

  it("allows everyone to read as the viewer and to change nothing, not even the viewer's own settings", async () => {
    const session = (await host.request(contract.getDemoSession)).answer;
    expect([session.role, session.email]).toEqual([3, "viewer@demo.test"]);
    const as = { jwt: session.jwt };
    expect((await host.request(getUser, { as })).status).toBe(200);
    for (const [endpoint, body] of [
      [updateProfile, { name: "Mallory" }],
      [setUserAttribute, { key: "insight", value: "{}" }],
    ] as const) {
      const refused = await host.request(endpoint, { as, body });
      expect([refused.status, refused.failure.code]).toEqual([403, "ROLE"]);
    }
    // the same member may still do so with a password
    const own = await host.request(authenticate, { body: { email: "viewer@demo.test", password: "sightline" } });
    const changed = await host.request(updateProfile, { as: { jwt: own.answer.jwt }, body: { name: "Victor Viewer" } });
    expect(changed.status).toBe(200);
  });

  it("has a company sign-in under its own host name", async () => {
    const found = await host.request(contract.getSsoAccess, {
      ...asGateway,
      body: { domain: "sso-northwind.localhost" },
    });
    expect(found.answer).toMatchObject({
      issuer: "http://localhost:4100/identity/enterprise",
      email_domain: "sso.northwind.example",
    });
    const google = await host.request(contract.getProvider, { ...asGateway, params: { provider: "google" } });
    expect(google.answer.issuer).toBe("http://localhost:4100/identity/google");
    expect(google.answer.client_secret).not.toBe(found.answer.client_secret);
  });
});
