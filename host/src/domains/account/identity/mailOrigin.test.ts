// The origin of links in emails: always the one to which the account belongs, never that of the request.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgotPassword, resetPassword, signUp } from "@sightline/schema/rest/account/identity";
import { changeEmail } from "@sightline/schema/rest/account/profile";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { PASSWORD } from "#host/testing/seedCompanies.ts";
import type { TestHost } from "#host/testing/testHost.ts";

const BRAND = "stats.brand.example";
const UNVERIFIED = "stats.unverified.example";

describe.each(entityBackends)("origin of links in emails ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost({ env: { PUBLIC_URL: "https://app.test", AB_HOSTS: ["ab.test"] } });
    const brand = async (companyId: number, subdomain: string, verified_at: Date | null) => {
      const company = host.entities.updateTable("company").where("company_id", "=", companyId);
      await company.set({ custom_domain: subdomain, paid_plan: 104 }).execute();
      await host.entities
        .insertInto("domain_setting")
        .values({ subdomain, company_id: companyId, website_name: "Brand", verified_at })
        .execute();
      await host.entities
        .insertInto("reseller")
        .values({ whitelabel_ref_id: subdomain, company_id: companyId })
        .execute();
    };
    await brand(host.other.companyId, BRAND, new Date(host.clock.now()));
    await brand(host.acme.companyId, UNVERIFIED, null);
  });
  afterAll(() => host.close());

  const newest = (to: string) =>
    host.entities
      .selectFrom("mail")
      .selectAll()
      .where("to_address", "=", to)
      .orderBy("mail_id", "desc")
      .executeTakeFirstOrThrow();

  async function linkOf(to: string): Promise<URL> {
    const mail = await newest(to);
    const links = [...`${mail.body_text} ${mail.body_html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
      ([link]) => new URL(link.replaceAll("&amp;", "&")),
    );
    const origins = new Set(links.map(({ origin }) => origin));
    expect([mail.subject, origins.size]).toEqual([mail.subject, 1]);
    return links[0] ?? new URL("https://none.test");
  }

  async function resetLink(email: string, brandhost: string): Promise<URL> {
    host.clock.move(16 * 60_000);
    await host.request(forgotPassword, { body: { email }, headers: { brandhost } });
    return linkOf(email);
  }

  it("is the product for a member of another company, whichever brand's host name the request has", async () => {
    for (const brandhost of [BRAND, UNVERIFIED, "evil.example", `${BRAND}:443`, "localhost", ""]) {
      const link = await resetLink("olive@acme.test", brandhost);
      expect([brandhost, link.origin]).toEqual([brandhost, "https://app.test"]);
    }
    expect((await newest("olive@acme.test")).from_name).toBe("Sightline");
  });

  it("is the product for an address without an account", async () => {
    for (const brandhost of [BRAND, UNVERIFIED]) {
      expect((await resetLink("nobody@new.test", brandhost)).origin).toBe("https://app.test");
    }
    expect((await newest("nobody@new.test")).body_text).not.toMatch(/brand/i);
  });

  it("is the brand for a member of the brand's own company and of its clients", async () => {
    for (const brandhost of [BRAND, "app.test", "evil.example"]) {
      expect((await resetLink("sam@other.test", brandhost)).origin).toBe(`https://${BRAND}`);
    }
    const acme = host.entities.updateTable("company").where("company_id", "=", host.acme.companyId);
    await acme.set({ whitelabel_ref_id: BRAND }).execute();
    const link = await resetLink("olive@acme.test", "app.test");
    expect(link.origin).toBe(`https://${BRAND}`);
    await acme.set({ whitelabel_ref_id: null }).execute();
    // the notice of the changed password follows the same rule
    const body = { encodedId: link.pathname.split("/").at(-1) ?? "", password: "a quiet green harbor" };
    expect((await host.request(resetPassword, { body, headers: { brandhost: BRAND } })).status).toBe(204);
    const notice = await newest("olive@acme.test");
    expect(notice.subject).toBe("Your password was changed");
    expect((await linkOf("olive@acme.test")).origin).toBe("https://app.test");
  });

  it("is chosen among the product's own brands by the configured host names", async () => {
    expect((await resetLink("nobody@new.test", "ab.test")).origin).toBe("https://ab.test");
  });

  it("is the product for a sign-up, which joins as a client only under a verified brand", async () => {
    const register = (email: string, brandhost: string) => {
      const body = {
        name: "Nia New",
        email,
        company: "Fresh",
        website: "fresh.test",
        password: "a quiet green harbor",
      };
      return host.request(signUp, { body, headers: { brandhost } });
    };
    await register("nia@fresh.test", UNVERIFIED);
    expect((await linkOf("nia@fresh.test")).origin).toBe("https://app.test");
    await register("ned@fresh.test", BRAND);
    expect((await linkOf("ned@fresh.test")).origin).toBe("https://app.test");
    const refs = await host.entities
      .selectFrom("sign_up")
      .select(["email", "whitelabel_ref_id"])
      .where("email", "like", "%@fresh.test")
      .orderBy("email")
      .execute();
    expect(refs).toEqual([
      { email: "ned@fresh.test", whitelabel_ref_id: BRAND },
      { email: "nia@fresh.test", whitelabel_ref_id: null },
    ]);
  });

  it("depends on the account that owns the address, when a member of a brand requests that address", async () => {
    const as = "stranger";
    const requestChange = (email: string) =>
      host.request(changeEmail, { as, body: { email, current_password: PASSWORD } });
    await requestChange("adam@acme.test");
    expect((await linkOf("adam@acme.test")).origin).toBe("https://app.test");
    await requestChange("sam@elsewhere.test");
    expect((await linkOf("sam@elsewhere.test")).origin).toBe(`https://${BRAND}`);
  });
});
