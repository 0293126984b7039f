import { describe, expect, it } from "vitest";
import { gzipSync } from "node:zlib";
import { plainAddress } from "@sightline/schema/rest/network/plainAddress";
import { project } from "#host/site/testing/testIngest.ts";
import { whyDropped } from "./blocking.ts";
import { readJson } from "./body.ts";
import { hostOf, isAllowedHost } from "#host/http/network/websites.ts";

describe("projects and their domains", () => {
  it("compare domains by host, however they are written", () => {
    expect(hostOf("https://Shop.example:8443/x?y#z")).toBe("shop.example");
    expect(hostOf("user:pw@shop.example/")).toBe("shop.example");
    expect(hostOf("http://[::1]:8080/")).toBe("[::1]");
    expect(isAllowedHost("shop.example", ["https://www.Shop.example/"])).toBe(true);
    expect(isAllowedHost("evil-shop.example", ["shop.example"])).toBe(false);
    expect(isAllowedHost("shop.example.evil.com", ["shop.example"])).toBe(false);
  });

  it("match subdomains but not the domain itself with a star, and allow everything with an empty list", () => {
    expect(isAllowedHost("a.b.shop.example", ["*.shop.example"])).toBe(true);
    expect(isAllowedHost("shop.example", ["*.shop.example"])).toBe(false);
    expect(isAllowedHost("evilshop.example", ["*.shop.example"])).toBe(false);
    expect(isAllowedHost("anything", [])).toBe(true);
  });
});

it("blocks single addresses and ranges of IPv4 and IPv6", () => {
  const values = ["10.0.0.5", "192.0.2.0/24", "2001:db8::/32", "rubbish", "1.2.3.4/99"];
  const blockRules = values.map((value, id) => ({ id, kind: "address" as const, value, addresses: [] }));
  const why = (ip: string, more = {}) => whyDropped({ ...project, blockRules, ...more }, { ip, userAgent: "x" });
  expect(why("10.0.0.5")).toEqual({ reason: "blocked_address", ruleId: 0 });
  expect(why("10.0.0.6")).toBeUndefined();
  expect(why("192.0.2.200")).toMatchObject({ ruleId: 1 });
  expect(why("2001:db8:1::9")).toMatchObject({ ruleId: 2 });
  expect(why("1.2.3.4")).toBeUndefined();
  expect(why(plainAddress("::ffff:10.0.0.5"))).toMatchObject({ ruleId: 0 });
  expect(why("10.0.0.6", { status: 0 })).toEqual({ reason: "project_paused" });
});

describe("request bodies", () => {
  const request = (body: string | Uint8Array<ArrayBuffer>, headers = {}) =>
    new Request("http://x/", { method: "POST", body, headers });

  it("are accepted as plain or gzipped JSON, with or without a content encoding", async () => {
    const zipped = new Uint8Array(gzipSync('{"a":1}'));
    expect(await readJson(request('{"a":1}'))).toEqual({ a: 1 });
    expect(await readJson(request(zipped))).toEqual({ a: 1 });
    expect(await readJson(request(zipped, { "content-encoding": "gzip" }))).toEqual({ a: 1 });
  });

  it("are refused above 4 MB before they are decompressed completely", async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
    await expect(readJson(request(bomb))).rejects.toMatchObject({ status: 413 });
  });

  it("are refused when too large, truncated, or not JSON", async () => {
    await expect(readJson(request("x".repeat(5 * 1024 * 1024)))).rejects.toMatchObject({ status: 413 });
    // parsing it would stop the process for a third of a second
    await expect(readJson(request(`[${"[],".repeat(1_000_000)}0]`))).rejects.toMatchObject({ status: 413 });
    const text = ",[{".repeat(1_000_000);
    expect(await readJson(request(JSON.stringify({ text })))).toEqual({ text });
    const cut = new Uint8Array(gzipSync(JSON.stringify({ a: "b".repeat(1000) }))).slice(0, 20);
    await expect(readJson(request(cut))).rejects.toMatchObject({ status: 400, field: "body" });
    await expect(readJson(request("<html>"))).rejects.toMatchObject({ status: 400, field: "body" });
    await expect(readJson(request(""))).rejects.toMatchObject({ status: 400, field: "body" });
  });
});
