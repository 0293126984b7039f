import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCompany, getDomainSetting } from "@sightline/schema/rest/company/company";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

describe.each(entityBackends)("company endpoints ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  it("return the caller's own company", async () => {
    expect((await host.request(getCompany, { as: "viewer" })).answer).toEqual({
      company_id: host.acme.companyId,
      company_name: "Acme",
      company_key: "acme",
      custom_domain: null,
      whitelabel_ref_id: null,
      paid_plan: 3,
    });
    expect((await host.request(getCompany, { as: "stranger" })).answer.company_name).toBe("Other");
    expect((await host.request(getCompany)).status).toBe(401);
  });

  it("return a verified domain's brand to everyone, but never its sign-in secret", async () => {
    await host.entities
      .updateTable("company")
      .set({ custom_domain: "stats.acme.test" })
      .where("company_id", "=", host.acme.companyId)
      .execute();
    const setting = {
      subdomain: "stats.acme.test",
      company_id: host.acme.companyId,
      verified_at: new Date(host.clock.now()),
      website_name: "Acme Stats",
      main_color: "#0a7d5c",
      css_url: "/a.css",
    };
    const secret = { sso_flag: true, sso_client_id: "acme", sso_client_secret: "hush" };
    await host.entities
      .insertInto("domain_setting")
      .values({ ...setting, ...secret })
      .execute();
    const { answer } = await host.request(getDomainSetting, { params: { subdomain: "Stats.Acme.test" } });
    expect(answer).toMatchObject({
      website_name: "Acme Stats",
      main_color: "#0a7d5c",
      CSS_url: "/a.css",
      sso_flag: true,
    });
    expect(answer.sso_client_secret).toBeNull();
    expect((await host.request(getDomainSetting, { params: { subdomain: "unknown.test" } })).status).toBe(404);
    const long = await host.request(getDomainSetting, { params: { subdomain: "a".repeat(256) } });
    expect(long.failure).toMatchObject({ field: "subdomain", err: '"subdomain" must have at most 255 characters' });
  });
});
