import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/company/brand";
import { getDomainSetting, updateCompany } from "@sightline/schema/rest/company/company";
import { forgotPassword } from "@sightline/schema/rest/account/identity";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`).toString("base64");

/** A complete PNG except for its checksums, which are not read here. */
function png(width: number, height: number): string {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write("IHDR", 4, "latin1");
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  const parts = [Buffer.from("89504e470d0a1a0a", "hex"), header, deflateSync(Buffer.alloc(99)), Buffer.from("IEND")];
  return Buffer.concat(parts).toString("base64");
}

describe.each(entityBackends)("own brand of a company ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost({ env: { PUBLIC_URL: "https://app.test", AB_HOSTS: ["ab.test"] } });
    await host.entities
      .updateTable("company")
      .set({ paid_plan: 104 })
      .where("company_id", "=", host.acme.companyId)
      .execute();
  });
  afterAll(() => host.close());

  const update = (body: Record<string, unknown>, as: "owner" | "admin" | "user" | "stranger" = "owner") =>
    host.request(contract.updateBrand, { as, body });
  /** like a domain check that passed */
  const verify = () =>
    host.entities
      .updateTable("domain_setting")
      .set({ verified_at: new Date(host.clock.now()), dns_state: "ok" })
      .where("company_id", "=", host.acme.companyId)
      .execute();
  const shown = (subdomain: string) => host.request(getDomainSetting, { params: { subdomain } });

  it("requires an owner or admin of a white-label company or agency", async () => {
    for (const endpoint of [contract.getOwnBrand, contract.updateBrand, contract.checkDomain]) {
      expect((await host.request(endpoint, { as: "user", body: {} })).failure.code).toBe("ROLE");
      expect((await host.request(endpoint, { as: "stranger", body: {} })).failure.code).toBe("PLAN");
      expect((await host.request(endpoint, { body: {} })).status).toBe(401);
    }
  });

  it("requires a host name that is not one of the product's own", async () => {
    expect((await update({ website_name: "Acme Stats" })).failure.field).toBe("subdomain");
    expect((await host.request(contract.checkDomain, { as: "owner", body: {} })).failure.field).toBe("subdomain");
    for (const own of ["app.test", "ab.test"]) expect((await update({ subdomain: own })).failure.code).toBe("CONFLICT");
    expect((await update({ subdomain: "stats" })).failure.field).toBe("subdomain");
    const made = await update({ subdomain: "Stats.Acme.test", website_name: "Acme Stats", main_color: "#0a7d5c" });
    expect(made.answer).toMatchObject({ subdomain: "stats.acme.test", is_verified: false, dns_state: "pending" });
  });

  it("is not shown under an unverified host name", async () => {
    expect((await shown("stats.acme.test")).status).toBe(404);
    await verify();
    expect((await shown("stats.acme.test")).answer).toMatchObject({
      website_name: "Acme Stats",
      main_color: "#0a7d5c",
    });
  });

  it("moves to a new host name once it is verified, and is stored but not shown without one", async () => {
    await host.request(updateCompany, { as: "owner", body: { custom_domain: null } });
    expect((await shown("stats.acme.test")).status).toBe(404);
    await host.request(updateCompany, { as: "owner", body: { custom_domain: "numbers.acme.test" } });
    expect((await shown("numbers.acme.test")).status).toBe(404);
    await verify();
    expect((await shown("numbers.acme.test")).answer.website_name).toBe("Acme Stats");
    await update({ subdomain: "stats.acme.test" });
    expect((await shown("numbers.acme.test")).status).toBe(404);
    await verify();
    expect((await shown("stats.acme.test")).answer.website_name).toBe("Acme Stats");
  });

  it.each([
    ["CSS_url", "http://acme.test/a.css"],
    ["CSS_url", "javascript:alert(1)"],
    ["main_color", "red"],
    ["cdn_domain", "https://cdn.acme.test"],
    ["custom_language", "English"],
    ["website_name", " "],
  ])("refuses %s %s by its name", async (field, value) => {
    expect((await update({ [field]: value })).failure).toMatchObject({ code: "INVALID", field });
  });

  it("never exposes its sign-in secret", async () => {
    expect((await update({ sso_flag: true })).failure.field).toBe("sso_domain");
    const sso = { sso_flag: true, sso_domain: "id.acme.test", sso_client_id: "acme" };
    expect((await update(sso)).failure.field).toBe("sso_client_secret");
    const { answer } = await update({ ...sso, sso_client_secret: "hush-hush" });
    expect(answer).toMatchObject({ sso_flag: true, has_sso_secret: true });
    const answers = [answer, (await host.request(contract.getOwnBrand, { as: "admin", body: {} })).answer];
    expect(JSON.stringify([...answers, (await shown("stats.acme.test")).answer])).not.toContain("hush-hush");
    expect((await update({ website_name: "Acme" })).answer.has_sso_secret).toBe(true);
  });

  it("serves only valid images", async () => {
    const upload = (image: string | null, kind = "logo") =>
      host.request(contract.uploadBrandImage, { as: "owner", body: { kind, image } });
    const { answer } = await upload(png(120, 40));
    expect(answer.website_logo).toMatch(/^\/brand-image\/[0-9a-f]{32}$/);
    const got = await host.fetch(answer.website_logo ?? "");
    expect([got.status, got.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(got.headers.get("content-security-policy")).toContain("sandbox");
    expect(Buffer.from(await got.arrayBuffer()).toString("base64")).toBe(png(120, 40));
    expect((await upload(svg(`<path d="M0 0h9v9z" fill="url(#a)"/>`), "favicon")).answer.website_favicon).toBeTruthy();
    const wrong: [string, string][] = [
      [svg("<script>alert(1)</script>"), "the element script"],
      [svg(`<path onload="x()"/>`), "the handler onload"],
      [svg(`<image href="https://x.test/a.png"/>`), "the element image"],
      [svg(`<use href="https://x.test/a.svg#b"/>`), "a reference to https://x.test/a.svg#b"],
      [svg(`<style>@import "https://x.test/a.css";</style>`), "a style that loads something"],
      [svg(`<path style="fill:url(https://x.test/a)"/>`), "loads something from elsewhere in style"],
      [svg("<foreignObject/>"), "the element foreignObject"],
      [
        Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>`).toString("base64"),
        "doesn't begin with an svg element",
      ],
      [png(5000, 10), "5,000 by 10"],
      [Buffer.from("<html>").toString("base64"), "This is not a picture"],
      ["", "The picture is empty"],
      [Buffer.alloc(66_000, 1).toString("base64"), "larger than 64 KB"],
    ];
    for (const [image, expected] of wrong) {
      const { failure } = await upload(image);
      expect([failure.field, failure.err]).toEqual(["image", expect.stringContaining(expected)]);
    }
    expect((await upload(null)).answer.website_logo).toBeNull();
    expect((await host.fetch(`/brand-image/${"0".repeat(32)}`)).status).toBe(404);
  });

  it("is used in emails to its members, with links to its host name, whatever host name they request", async () => {
    const mailFor = async (brandhost: string) => {
      const headers = { brandhost };
      await host.request(forgotPassword, { body: { email: host.members.viewer.email }, headers });
      return host.entities.selectFrom("mail").selectAll().orderBy("mail_id", "desc").executeTakeFirstOrThrow();
    };
    await update({ website_name: "Acme <Stats>" });
    for (const brandhost of ["stats.acme.test", "evil.test", "ab.test"]) {
      const own = await mailFor(brandhost);
      expect(own.body_text).toContain("https://stats.acme.test/reset-password/");
      expect(own.body_text).toContain("-- \nAcme <Stats>");
      expect(own.body_html).toContain("Acme &lt;Stats&gt;");
      expect(own.body_html).toContain("#0a7d5c");
      host.clock.move(16 * 60_000);
    }
  });
});
