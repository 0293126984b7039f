import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateBrand } from "@sightline/schema/rest/company/brand";
import { updateCompany } from "@sightline/schema/rest/company/company";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

describe.each(entityBackends)("domains that a company may claim ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost({ env: { PUBLIC_URL: "https://app.test" } });
    await host.entities.updateTable("company").set({ paid_plan: 104 }).execute();
    await host.request(updateBrand, { as: "owner", body: { subdomain: "stats.acme.test" } });
  });
  afterAll(() => host.close());

  const enter = (domain: string) => host.request(updateBrand, { as: "owner", body: { subdomain: domain } });
  const rename = (email: string) =>
    host.entities.updateTable("member").set({ email }).where("user_id", "=", host.members.stranger.userId).execute();

  it.each([
    ["the domain itself", "sam@victim.example", "victim.example"],
    ["a name below it", "sam@victim.example", "stats.eu.victim.example"],
    ["a name above it", "sam@staff.eu.victim.example", "victim.example"],
    ["other letter case", "Sam@VICTIM.example", "Stats.Victim.Example"],
    ["a trailing dot", "sam@victim.example", "stats.victim.example."],
    ["letters of another script, in the address", "sam@bücher.example", "stats.xn--bcher-kva.example"],
    ["letters of another script, in the claim", "sam@xn--bcher-kva.example", "stats.BÜCHER.example"],
  ])("refuse a domain that members of another company sign in with: %s", async (_, email, domain) => {
    await rename(email);
    const refused = await enter(domain);
    expect(refused.failure).toMatchObject({ code: "CONFLICT", field: "subdomain" });
    expect(refused.failure.err).toMatch(/^Members of another company sign in with addresses of /);
    const byCompany = await host.request(updateCompany, { as: "owner", body: { custom_domain: domain } });
    expect(byCompany.failure).toMatchObject({ code: "CONFLICT", field: "custom_domain" });
    const bySso = await host.request(updateBrand, { as: "owner", body: { sso_domain: domain } });
    expect(bySso.failure).toMatchObject({ code: "CONFLICT", field: "sso_domain" });
  });

  it("accept a domain that only ends like another company's", async () => {
    await rename("sam@victim.example");
    expect((await enter("stats.notvictim.example")).status).toBe(200);
  });

  it.each(["gmail.com", "stats.GMAIL.com", "me.com"])("refuse the domain of a mail provider: %s", async (domain) => {
    expect((await enter(domain)).failure).toMatchObject({
      code: "INVALID",
      err: expect.stringContaining("belongs to an email provider"),
    });
  });

  it("ignore accounts with unverified addresses, so that a sign-up can't block a domain", async () => {
    await rename("sam@early.example");
    const { userId } = host.members.stranger;
    await host.entities.updateTable("member").set({ status: 2 }).where("user_id", "=", userId).execute();
    expect((await enter("stats.early.example")).status).toBe(200);
    await host.entities.updateTable("member").set({ status: 1 }).where("user_id", "=", userId).execute();
    // an already stored name may be sent again with the rest of the form
    expect((await enter("stats.early.example")).status).toBe(200);
  });

  it("include the company's own domain, even if a guest of another company has an address there", async () => {
    await rename("guest@acme.test");
    expect((await enter("stats.acme.test")).status).toBe(200);
  });
});
