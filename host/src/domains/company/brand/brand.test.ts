import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { Resolver } from "node:dns/promises";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/company/brand";
import { getDomainSetting, updateCompany } from "@sightline/schema/rest/company/company";
import { forgotPassword } from "@sightline/schema/rest/account/identity";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { lookUp } from "./dns/lookUp.ts";

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`).toString("base64");

/** A whole PNG but for its checksums, which nobody reads here. */
function png(width: number, height: number): string {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write("IHDR", 4, "latin1");
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), header, deflateSync(Buffer.alloc(99))]).toString(
    "base64",
  );
}

describe.each(entityBackends)("a company's own brand ($name)", ({ openHost }) => {
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
  const shown = (subdomain: string) => host.request(getDomainSetting, { params: { subdomain } });

  it("is for owners and admins of white-label companies and agencies", async () => {
    for (const endpoint of [contract.getOwnBrand, contract.updateBrand, contract.checkDomain]) {
      expect((await host.request(endpoint, { as: "user", body: {} })).failure.code).toBe("ROLE");
      expect((await host.request(endpoint, { as: "stranger", body: {} })).failure.code).toBe("PLAN");
      expect((await host.request(endpoint, { body: {} })).status).toBe(401);
    }
  });

  it("needs a host name, which one company has", async () => {
    expect((await update({ website_name: "Acme Stats" })).failure.field).toBe("subdomain");
    expect((await host.request(contract.checkDomain, { as: "owner", body: {} })).failure.field).toBe("subdomain");
    for (const own of ["app.test", "ab.test"]) expect((await update({ subdomain: own })).failure.code).toBe("CONFLICT");
    await host.request(updateCompany, { as: "stranger", body: { custom_domain: "stats.other.test" } });
    expect((await update({ subdomain: "Stats.Other.test" })).failure).toMatchObject({
      code: "CONFLICT",
      err: "stats.other.test belongs to another company",
    });
    expect((await update({ subdomain: "stats" })).failure.field).toBe("subdomain");
    const made = await update({ subdomain: "stats.acme.test", website_name: "Acme Stats", main_color: "#0a7d5c" });
    expect(made.answer).toMatchObject({ subdomain: "stats.acme.test", dns_state: "pending", dns_target: "app.test" });
    expect((await shown("stats.acme.test")).answer).toMatchObject({
      website_name: "Acme Stats",
      main_color: "#0a7d5c",
    });
  });

  it("moves with its host name, and is kept unseen without one", async () => {
    await host.request(updateCompany, { as: "owner", body: { custom_domain: null } });
    expect((await shown("stats.acme.test")).status).toBe(404);
    await host.request(updateCompany, { as: "owner", body: { custom_domain: "numbers.acme.test" } });
    expect((await shown("numbers.acme.test")).answer.website_name).toBe("Acme Stats");
    expect((await shown("stats.acme.test")).status).toBe(404);
    await update({ subdomain: "stats.acme.test" });
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

  it("keeps the secret of its sign-in to itself", async () => {
    expect((await update({ sso_flag: true })).failure.field).toBe("sso_domain");
    const sso = { sso_flag: true, sso_domain: "id.acme.test", sso_client_id: "acme" };
    expect((await update(sso)).failure.field).toBe("sso_client_secret");
    const { answer } = await update({ ...sso, sso_client_secret: "hush-hush" });
    expect(answer).toMatchObject({ sso_flag: true, has_sso_secret: true });
    const told = [answer, (await host.request(contract.getOwnBrand, { as: "admin", body: {} })).answer];
    expect(JSON.stringify([...told, (await shown("stats.acme.test")).answer])).not.toContain("hush-hush");
    expect((await update({ website_name: "Acme" })).answer.has_sso_secret).toBe(true);
  });

  it("shows pictures that are pictures", async () => {
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
      [svg(`<style>@import "https://x.test/a.css";</style>`), "a style that fetches something"],
      [svg(`<path style="fill:url(https://x.test/a)"/>`), "something that is fetched, in style"],
      [svg("<foreignObject/>"), "the element foreignObject"],
      [Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>`).toString("base64"), "no svg element"],
      [png(5000, 10), "5000 by 10"],
      [Buffer.from("<html>").toString("base64"), "That is no picture"],
      ["", "The picture is empty"],
      [Buffer.alloc(66_000, 1).toString("base64"), "larger than 64 KB"],
    ];
    for (const [image, words] of wrong) {
      const { failure } = await upload(image);
      expect([failure.field, failure.err]).toEqual(["image", expect.stringContaining(words)]);
    }
    expect((await upload(null)).answer.website_logo).toBeNull();
    expect((await host.fetch(`/brand-image/${"0".repeat(32)}`)).status).toBe(404);
  });

  it("signs mails with its name and links to its host, and to no host that nobody has set up", async () => {
    const mailFor = async (brandhost: string) => {
      const headers = { brandhost };
      await host.request(forgotPassword, { body: { email: host.people.viewer.email }, headers });
      return host.entities.selectFrom("mail").selectAll().orderBy("mail_id", "desc").executeTakeFirstOrThrow();
    };
    await update({ website_name: "Acme <Stats>" });
    const own = await mailFor("stats.acme.test");
    expect(own.body_text).toContain("https://stats.acme.test/reset-password/");
    expect(own.body_text).toContain("-- \nAcme <Stats>");
    expect(own.body_html).toContain("Acme &lt;Stats&gt;");
    expect(own.body_html).toContain("#0a7d5c");
    const evil = await mailFor("evil.test");
    expect(evil.body_text).toContain("https://app.test/reset-password/");
    expect(evil.body_text).not.toContain("evil");
    expect((await mailFor("ab.test")).body_text).toContain("https://ab.test/reset-password/");
  });
});

describe("where a host name leads", () => {
  let server: Socket;
  let dns: Resolver;
  const records: Record<string, { type: 1 | 5; data: Buffer }> = {};
  const labels = (name: string) =>
    Buffer.concat([
      ...name.split(".").map((part) => Buffer.from([part.length, ...Buffer.from(part)])),
      Buffer.from([0]),
    ]);

  beforeAll(async () => {
    server = createSocket("udp4");
    server.on("message", (asked, from) => {
      let at = 12;
      const parts: string[] = [];
      while (asked[at]) {
        const length = asked[at] ?? 0;
        parts.push(asked.toString("latin1", at + 1, at + 1 + length));
        at += length + 1;
      }
      const name = parts.join(".").toLowerCase();
      if (name === "silent.test") return;
      const record = records[name];
      const type = asked.readUInt16BE(at + 1);
      const isHit = record?.type === type;
      const header = Buffer.from(asked.subarray(0, 12));
      header.writeUInt16BE(record ? 0x8180 : 0x8183, 2);
      header.writeUInt16BE(isHit ? 1 : 0, 6);
      header.writeUInt32BE(0, 8);
      const answer = Buffer.alloc(12);
      answer.writeUInt16BE(0xc00c, 0);
      answer.writeUInt16BE(type, 2);
      answer.writeUInt16BE(1, 4);
      answer.writeUInt32BE(60, 6);
      answer.writeUInt16BE(record?.data.length ?? 0, 10);
      const body = isHit ? [answer, record.data] : [];
      server.send(Buffer.concat([header, asked.subarray(12, at + 5), ...body]), from.port, from.address);
    });
    server.bind(0, "127.0.0.1");
    await once(server, "listening");
    dns = new Resolver({ timeout: 200, tries: 1 });
    dns.setServers([`127.0.0.1:${server.address().port}`]);
    records["stats.acme.test"] = { type: 5, data: labels("app.test") };
    records["old.acme.test"] = { type: 5, data: labels("elsewhere.test") };
    records["acme.test"] = { type: 1, data: Buffer.from([192, 0, 2, 7]) };
    records["app.test"] = { type: 1, data: Buffer.from([192, 0, 2, 7]) };
    records["far.test"] = { type: 1, data: Buffer.from([93, 184, 215, 14]) };
    records["db.corp.test"] = { type: 1, data: Buffer.from([10, 0, 0, 8]) };
  });
  afterAll(() => void server.close());

  it.each([
    ["stats.acme.test", "ok", "is a CNAME of app.test"],
    ["acme.test", "ok", "has the address of app.test"],
    ["old.acme.test", "failed", "has no DNS record yet. Add the record: old.acme.test CNAME app.test"],
    ["far.test", "failed", "leads to 93.184.215.14"],
    ["db.corp.test", "failed", "db.corp.test has no DNS record yet. Add the record: db.corp.test CNAME app.test"],
    ["none.test", "failed", "has no DNS record yet. Add the record: none.test CNAME app.test"],
    ["silent.test", "pending", "DNS did not answer"],
  ])("%s is %s", async (name, state, words) => {
    const found = await lookUp(dns, name, "app.test");
    expect(found).toEqual({ state, detail: expect.stringContaining(words) });
  });

  it("takes names below localhost as this machine's, where the product runs there", async () => {
    expect((await lookUp(dns, "stats.brightside.localhost", "localhost")).state).toBe("ok");
    expect((await lookUp(dns, "stats.brightside.localhost", "app.test")).state).toBe("failed");
  });
});
