// The life cycle of a host name, from a claim to an active brand and to its end, with a real DNS server.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/company/brand";
import { getDomainSetting, updateCompany } from "@sightline/schema/rest/company/company";
import { type DnsServer, startDnsServer } from "#host/testing/dnsServer.ts";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { recheckDomain } from "./dns/recheckDomains.ts";

const HOUR_MS = 3_600_000;

describe.each(entityBackends)("verification of a brand's host name ($name)", ({ openHost }) => {
  let host: TestHost;
  let dns: DnsServer;
  beforeAll(async () => {
    dns = await startDnsServer();
    host = await openHost({ env: { PUBLIC_URL: "https://app.test", DNS_SERVERS: [dns.address] } });
    await host.entities.updateTable("company").set({ paid_plan: 104 }).execute();
  });
  afterAll(async () => {
    await host.close();
    dns.close();
  });

  type As = "owner" | "stranger";
  const update = (subdomain: string | null, as: As = "owner") =>
    host.request(contract.updateBrand, { as, body: { subdomain, website_name: "Numbers" } });
  const check = (as: As = "owner") => host.request(contract.checkDomain, { as, body: {} });
  const shown = async (subdomain: string) => (await host.request(getDomainSetting, { params: { subdomain } })).status;
  /** Creates the records that the company is instructed to create. */
  async function publish(as: As = "owner"): Promise<void> {
    const { answer } = await host.request(contract.getOwnBrand, { as, body: {} });
    for (const { type, name, value } of answer.dns_records) dns.records.set(name, { [type]: [value] });
  }
  const recheck = () =>
    recheckDomain.work(
      host.services,
      { companyId: host.acme.companyId },
      { attempt: 1, last: true, signal: new AbortController().signal },
    );

  /** JWTs expire after three days of the test's clock */
  async function signIn(): Promise<void> {
    for (const as of ["owner", "stranger"] as const) {
      const member = host.members[as];
      member.jwt = await host.services.tokens.signMember(member.userId, host.clock.now());
    }
  }

  beforeEach(async () => {
    dns.records.clear();
    dns.broken.clear();
    host.clock.move(HOUR_MS);
    await signIn();
    await host.entities.updateTable("company").set({ custom_domain: null }).execute();
    await host.entities.deleteFrom("domain_setting").execute();
  });

  it("lists the records to create, and succeeds once DNS has both", async () => {
    const { answer } = await update("stats.acme.test");
    expect(answer.dns_records).toEqual([
      { type: "CNAME", name: "stats.acme.test", value: "app.test" },
      {
        type: "TXT",
        name: "_domain-verification.stats.acme.test",
        value: expect.stringMatching(/^domain-verification=[0-9a-f]{64}$/),
      },
    ]);
    expect((await check()).answer).toMatchObject({ is_verified: false, dns_state: "failed" });
    dns.records.set("stats.acme.test", { CNAME: ["app.test"] });
    expect((await check()).answer).toMatchObject({ is_verified: false, dns_state: "failed" });
    expect(await shown("stats.acme.test")).toBe(404);
    await publish();
    expect((await check()).answer).toMatchObject({ is_verified: true, dns_state: "ok", verification_ends_at: null });
    expect(await shown("stats.acme.test")).toBe(200);
  });

  it("gives every company its own token, so that one company's record does not verify another's claim", async () => {
    await update("stats.shared.example");
    const before = (await update("stats.shared.example", "stranger")).answer.dns_records;
    await publish();
    expect((await check("stranger")).answer.is_verified).toBe(false);
    expect((await check()).answer.is_verified).toBe(true);
    dns.records.set(before[1]?.name ?? "", { TXT: [before[1]?.value ?? ""] });
    expect((await check("stranger")).failure).toMatchObject({
      code: "CONFLICT",
      err: "stats.shared.example belongs to another company",
    });
  });

  it("reserves nothing for an unverified claim, and refuses a verified name to others", async () => {
    await update("stats.shared.example", "stranger");
    await update("stats.shared.example");
    await publish();
    await check();
    expect(await shown("stats.shared.example")).toBe(200);
    expect((await update("STATS.shared.example.", "stranger")).status).toBe(200);
    await update("other.shared.example", "stranger");
    expect((await update("stats.shared.example", "stranger")).failure).toMatchObject({
      code: "CONFLICT",
      field: "subdomain",
    });
  });

  it("ends when the host name is changed by either call or removed", async () => {
    for (const change of [
      () => update("new.acme.test"),
      () => host.request(updateCompany, { as: "owner", body: { custom_domain: "new.acme.test" } }),
      () => host.request(updateCompany, { as: "owner", body: { custom_domain: null } }),
    ]) {
      await update("stats.acme.test");
      await publish();
      expect((await check()).answer.is_verified).toBe(true);
      await change();
      expect((await host.request(contract.getOwnBrand, { as: "owner", body: {} })).answer.is_verified).toBe(false);
      expect(await shown("new.acme.test")).toBe(404);
      expect(await shown("stats.acme.test")).toBe(404);
    }
  });

  it("survives a failed check and days without a DNS response, and ends after failed checks over three days", async () => {
    await update("stats.acme.test");
    await publish();
    await check();
    const records = new Map(dns.records);
    dns.broken.add("stats.acme.test");
    for (let day = 0; day < 7; day++) {
      await recheck();
      host.clock.move(24 * HOUR_MS);
    }
    await signIn();
    expect(await shown("stats.acme.test")).toBe(200);
    dns.broken.clear();
    dns.records.clear();
    await recheck();
    expect(await shown("stats.acme.test")).toBe(200);
    const failing = (await host.request(contract.getOwnBrand, { as: "owner", body: {} })).answer;
    expect(failing).toMatchObject({ is_verified: true, dns_state: "failed" });
    expect(Date.parse(failing.verification_ends_at ?? "") - host.clock.now()).toBe(72 * HOUR_MS);
    // many failures on one day don't count as several days
    for (let press = 0; press < 5; press++) await check();
    expect(await shown("stats.acme.test")).toBe(200);
    // one successful check resets the count
    for (const [name, record] of records) dns.records.set(name, record);
    await recheck();
    dns.records.clear();
    for (let hours = 0; hours < 72; hours += 24) {
      await recheck();
      expect(await shown("stats.acme.test")).toBe(200);
      host.clock.move(24 * HOUR_MS);
    }
    await recheck();
    expect(await shown("stats.acme.test")).toBe(404);
    await signIn();
    expect((await host.request(contract.getOwnBrand, { as: "owner", body: {} })).answer).toMatchObject({
      is_verified: false,
      dns_state: "failed",
    });
  });

  it("limits the number of DNS checks per company", async () => {
    await update("stats.acme.test");
    const answers = [];
    for (let press = 0; press < 31; press++) answers.push((await check()).status);
    expect([answers.at(0), answers.at(-1)]).toEqual([200, 429]);
    host.clock.move(HOUR_MS);
  });

  it("accepts no name below localhost unless the product is configured for the local machine", async () => {
    await update("stats.acme.localhost");
    expect((await check()).answer.is_verified).toBe(false);
    expect(await shown("stats.acme.localhost")).toBe(404);
  });
});

describe("product configured for the local machine", () => {
  it("accepts names below localhost without DNS, one company each, and checks every other name in DNS", async () => {
    const dns = await startDnsServer();
    const host = await openTestHost({ env: { PUBLIC_URL: "http://localhost:4000", DNS_SERVERS: [dns.address] } });
    await host.entities.updateTable("company").set({ paid_plan: 104 }).execute();
    const update = (subdomain: string, as: "owner" | "stranger" = "owner") =>
      host.request(contract.updateBrand, { as, body: { subdomain } });
    const status = async (subdomain: string) =>
      (await host.request(getDomainSetting, { params: { subdomain } })).status;
    expect((await update("stats.acme.localhost")).answer).toMatchObject({ is_verified: true, dns_records: [] });
    expect(await status("stats.acme.localhost")).toBe(200);
    expect((await update("stats.acme.localhost", "stranger")).failure.code).toBe("CONFLICT");
    expect(dns.requested).toEqual([]);
    expect((await update("stats.acme.test")).answer.is_verified).toBe(false);
    expect(await status("stats.acme.test")).toBe(404);
    await host.close();
    dns.close();
  });
});
