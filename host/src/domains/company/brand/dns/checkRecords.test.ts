import { Resolver } from "node:dns/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DnsServer, startDnsServer } from "#host/testing/dnsServer.ts";
import { checkRecords } from "./checkRecords.ts";

const target = "app.test";
const token = "0123456789abcdef";
const TXT = [`domain-verification=${token}`];

let server: DnsServer;
let dns: Resolver;
beforeAll(async () => {
  server = await startDnsServer();
  // every lookup is answered, on a busy machine late
  dns = new Resolver({ timeout: 10_000, tries: 1 });
  dns.setServers([server.address]);
  const zone: [string, { A?: string[]; CNAME?: string[]; TXT?: string[] }][] = [
    ["app.test", { A: ["198.41.0.4"] }],
    ["stats.acme.test", { CNAME: ["App.test"] }],
    ["_domain-verification.stats.acme.test", { TXT: ["v=spf1 -all", ...TXT] }],
    ["acme.test", { A: ["198.41.0.4"] }],
    ["_domain-verification.acme.test", { TXT }],
    ["others.test", { CNAME: ["app.test"] }],
    ["_domain-verification.others.test", { TXT: ["domain-verification=of somebody else"] }],
    ["half.test", { CNAME: ["app.test"] }],
    ["old.test", { CNAME: ["elsewhere.test"], A: ["198.41.0.6"] }],
    ["_domain-verification.old.test", { TXT }],
    ["far.test", { A: ["198.41.0.5"] }],
    ["inside.test", { A: ["10.1.2.3"] }],
  ];
  for (const [name, records] of zone) server.records.set(name, records);
  server.broken.add("_domain-verification.broken.test");
});
afterAll(() => server.close());

it.each([
  ["stats.acme.test", "ok", "stats.acme.test is a CNAME of app.test"],
  ["acme.test", "ok", "acme.test has the address of app.test"],
  ["half.test", "failed", "_domain-verification.half.test has no TXT record yet"],
  [
    "others.test",
    "failed",
    "_domain-verification.others.test has another TXT record: domain-verification=of somebody else",
  ],
  ["old.test", "failed", "old.test points to elsewhere.test instead of app.test"],
  ["far.test", "failed", "far.test points to 198.41.0.5 instead of app.test"],
  ["inside.test", "failed", "inside.test has no DNS record yet"],
  ["none.test", "failed", "none.test has no DNS record yet\n_domain-verification.none.test has no TXT record yet"],
  ["broken.test", "pending", "DNS did not respond (ESERVFAIL). Check again later."],
])("checks the records of %s: %s", async (name, state, expected) => {
  const checked = await checkRecords(dns, { name, target, token });
  expect(checked.state).toBe(state);
  expect(checked.findings.map(({ message }) => message).join("\n")).toContain(expected);
});
