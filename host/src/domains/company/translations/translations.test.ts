import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import * as contract from "@sightline/schema/rest/company/translation";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { placeholders } from "./placeholders.ts";

test.each([
  ["Save", []],
  ["Signed in as {name}", ["name"]],
  ["{b} before {a}, {b}", ["a", "b"]],
  ["{count, plural, one {# session of {name}} other {# sessions}}", ["count", "name"]],
  ["{", undefined],
  ["}", undefined],
  ["{}", undefined],
])("extracts from %s the placeholders %j", (text, names) => {
  expect(placeholders(text)).toEqual(names);
});

describe.each(entityBackends)("custom texts of a company ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  type As = "owner" | "admin" | "user" | "viewer" | "stranger";
  const get = async (as: As, query?: Record<string, string>) =>
    (await host.request(contract.getTranslation, { as, ...(query && { query }) })).answer;
  const set = (strings: Record<string, string>, as: As = "admin", language = "en") =>
    host.request(contract.setTranslation, { as, body: { language, strings } });

  it("are replaced as a whole and visible only to the company", async () => {
    expect(await get("viewer")).toEqual({ language: "en", strings: {} });
    const input = { Dashboard: "Cockpit", "Signed in as {name}": "{name} is here", Save: " " };
    const stored = { Dashboard: "Cockpit", "Signed in as {name}": "{name} is here" };
    expect((await set(input)).answer).toEqual({ language: "en", strings: stored });
    expect(await get("viewer")).toEqual({ language: "en", strings: stored });
    expect(await get("stranger")).toEqual({ language: "en", strings: {} });
    await set({ Save: "Keep" }, "owner");
    expect((await get("user")).strings).toEqual({ Save: "Keep" });
  });

  it("are returned in the viewer's own or the requested language", async () => {
    await set({ Save: "Sichern" }, "owner", "de");
    expect((await get("viewer", { language: "de" })).strings).toEqual({ Save: "Sichern" });
    await host.entities
      .updateTable("member")
      .set({ language: "de" })
      .where("user_id", "=", host.members.viewer.userId)
      .execute();
    expect(await get("viewer")).toEqual({ language: "de", strings: { Save: "Sichern" } });
  });

  it("preserve placeholders, and can be set only by owners and admins", async () => {
    for (const as of ["user", "viewer"] as const) expect((await set({}, as)).failure.code).toBe("ROLE");
    const refused = async (english: string, input: string) => (await set({ [english]: input })).failure;
    expect(await refused("Signed in as {name}", "You are here")).toMatchObject({
      err: 'The text for "Signed in as {name}" must contain {name} and no other braces',
      code: "INVALID",
      field: "strings",
    });
    expect(await refused("Save", "Save {it}")).toMatchObject({ field: "strings" });
    expect((await refused("Hi {name}", "Hi {name")).err).toMatch(/braces .* don't match/);
    expect((await set({ a: "x".repeat(1001) })).failure.field).toBe("strings.a");
    expect((await set({}, "owner", "tlh")).failure.field).toBe("language");
  });

  it("use the tracker host of the company's own domain", async () => {
    const cdn = async (as: As) => (await host.request(contract.getCdnDomain, { as })).answer.cdn_domain;
    expect(await cdn("viewer")).toBeNull();
    await host.entities
      .insertInto("domain_setting")
      .values({ subdomain: "a.acme.test", company_id: host.acme.companyId, cdn_domain: "cdn.acme.test" })
      .execute();
    expect(await cdn("viewer")).toBe("cdn.acme.test");
    expect(await cdn("stranger")).toBeNull();
  });
});
