import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticate, changePassword, updateProfile } from "@sightline/schema/rest/account/account";
import { getCompany, updateCompany } from "@sightline/schema/rest/company/company";
import { PASSWORD } from "#host/testing/seedCompanies.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

describe("own profile", () => {
  it("can be changed by every role", async () => {
    const change = (body: Record<string, unknown>) => host.request(updateProfile, { as: "viewer", body });
    expect((await change({ name: "  Victoria ", language: "de", event_promo: true })).answer).toMatchObject({
      name: "Victoria",
      language: "de",
      event_promo: true,
      email: "vic@acme.test",
    });
    expect((await change({})).answer.name).toBe("Victoria");
    expect((await change({ name: " " })).failure.field).toBe("name");
    expect((await change({ language: "xx" })).failure.field).toBe("language");
    expect((await host.request(updateProfile, { body: { name: "Nobody" } })).status).toBe(401);
  });

  it("accepts a new password with the current one", async () => {
    const change = (current_password: string, new_password: string) =>
      host.request(changePassword, { as: "user", body: { current_password, new_password } });
    expect((await change("wrong", "a longer one")).failure).toMatchObject({
      code: "INVALID",
      field: "current_password",
    });
    expect((await change(PASSWORD, "short")).failure.field).toBe("new_password");
    expect((await change(PASSWORD, PASSWORD)).failure.field).toBe("new_password");
    expect((await change(PASSWORD, "a longer one")).status).toBe(200);
    const signIn = (password: string) => host.request(authenticate, { body: { email: "uma@acme.test", password } });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn("a longer one")).status).toBe(200);
    const attempts = [];
    for (let n = 0; n < 11; n++) attempts.push((await change(`guess ${n}`, "another one")).status);
    expect(attempts.slice(-2)).toEqual([400, 429]);
  });
});

describe("company profile", () => {
  const change = (body: Record<string, unknown>, as: "admin" | "user" | "viewer" | "stranger" = "admin") =>
    host.request(updateCompany, { as, body });

  it("can be renamed by owners and admins", async () => {
    expect((await change({ company_name: " Acme Ltd ", custom_domain: "Stats.Acme.test" })).answer).toMatchObject({
      company_name: "Acme Ltd",
      custom_domain: "stats.acme.test",
      company_key: "acme",
    });
    for (const as of ["user", "viewer"] as const)
      expect((await change({ company_name: "X" }, as)).failure.code).toBe("ROLE");
    expect((await host.request(getCompany, { as: "stranger" })).answer.company_name).toBe("Other");
  });

  it("has its own host name", async () => {
    expect((await change({ custom_domain: "stats.acme.test" }, "stranger")).failure).toMatchObject({
      code: "CONFLICT",
      field: "custom_domain",
    });
    expect((await change({ custom_domain: "https://acme" })).failure.field).toBe("custom_domain");
    expect((await change({ company_name: "" })).failure.field).toBe("company_name");
    expect((await change({ custom_domain: null })).answer.custom_domain).toBeNull();
  });
});
