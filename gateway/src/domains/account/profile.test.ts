import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { userOf } from "#gateway/testing/principals.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const company = {
  company_id: 7,
  company_name: "Demo Ltd",
  company_key: "demo",
  custom_domain: null,
  whitelabel_ref_id: null,
  paid_plan: 2,
};
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    updateProfile: { ...userOf("viewer"), name: "Vera", language: "de", event_promo: true },
    changePassword: userOf("viewer"),
    updateCompany: company,
  });
  gateway.forget();
});

test("lets every member change their own profile", async () => {
  const save = (input: Record<string, unknown>) =>
    gateway.execute(
      "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { name language wantsPromotions } problem { field } } }",
      { input },
      { as: "viewer" },
    );
  expect((await save({ name: " Vera ", language: "DE", wantsPromotions: true })).data).toEqual({
    updateProfile: { user: { name: "Vera", language: "de", wantsPromotions: true }, problem: null },
  });
  expect(gateway.calls("updateProfile")[0]?.body).toEqual({ name: "Vera", language: "de", event_promo: true });
  expect((await save({ name: "  " })).data).toMatchObject({ updateProfile: { problem: { field: "name" } } });
});

test("requires the current password to set a new one", async () => {
  const change = (currentPassword: string, newPassword: string) =>
    gateway.execute(
      "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { user { userId } problem { code field } } }",
      { input: { currentPassword, newPassword } },
      { as: "viewer" },
    );
  expect((await change("old", "long enough")).data).toMatchObject({ changePassword: { problem: null } });
  expect((await change("", "long enough")).data).toMatchObject({
    changePassword: { problem: { field: "currentPassword" } },
  });
  expect((await change("old", "short")).data).toMatchObject({ changePassword: { problem: { field: "newPassword" } } });
  expect(gateway.calls("changePassword")).toHaveLength(1);
  gateway.answers({ changePassword: new Raw(400, { err: "No", code: "INVALID", field: "current_password" }) });
  expect((await change("wrong", "long enough")).data).toMatchObject({
    changePassword: { user: null, problem: { code: "INVALID", field: "currentPassword" } },
  });
});

test("lets managers of the company rename it, and removes its domain with null", async () => {
  const save = (input: Record<string, unknown>, as: "admin" | "user" = "admin") =>
    gateway.execute(
      "mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { name key } problem { field } } }",
      { input },
      { as },
    );
  expect((await save({ name: "Demo Ltd", customDomain: null })).data).toEqual({
    updateCompany: { company: { name: "Demo Ltd", key: "demo" }, problem: null },
  });
  expect(gateway.calls("updateCompany")[0]?.body).toEqual({ company_name: "Demo Ltd", custom_domain: null });
  gateway.answers({ updateCompany: new Raw(400, { err: "No", code: "INVALID", field: "company_name" }) });
  expect((await save({ name: "x" })).data).toMatchObject({ updateCompany: { problem: { field: "name" } } });
  gateway.forget();
  expect((await save({ name: "x" }, "user")).errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  expect(gateway.calls("updateCompany")).toEqual([]);
});
