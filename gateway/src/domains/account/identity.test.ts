import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forget());

const form = {
  name: "Nia",
  email: " nia@new.test",
  password: "a quiet green harbour",
  companyName: "New",
  website: "new.test",
};
const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { sentToEmail problem { code message field } } }`;
const VERIFY = `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { status problem { code } } }`;
const FORGOT = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) {
  sentToEmail problem { code message field } } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isReset problem { code message field } } }`;

describe("sign-up", () => {
  test("forwards the form without omitted fields and signs no one in", async () => {
    gateway.answers({ signUp: () => undefined });
    const { data, headers } = await gateway.execute(SIGN_UP, { input: { ...form, ref: "ann", plan: null } });
    expect(data).toEqual({ signUp: { sentToEmail: "nia@new.test", problem: null } });
    expect(gateway.calls("signUp").map((call) => call.body)).toEqual([
      { name: "Nia", email: "nia@new.test", password: form.password, company: "New", website: "new.test", ref: "ann" },
    ]);
    expect(headers.get("set-cookie")).toBeNull();
  });

  test.each([
    [409, "CONFLICT", "email", "email"],
    [400, "INVALID", "company", "companyName"],
    [429, "RATE_LIMITED", undefined, null],
  ])("maps a %i response to a problem of the form's own field", async (status, code, field, named) => {
    gateway.answers({ signUp: new Raw(status, { err: "In words", code, field }) });
    const { data, errors } = await gateway.execute(SIGN_UP, { input: form });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ signUp: { sentToEmail: null, problem: { code, message: "In words", field: named } } });
  });

  test("uses one idempotency key for all retries", async () => {
    gateway.answers({ signUp: new Raw(503, { err: "no", code: "UNAVAILABLE" }) });
    const { errors } = await gateway.execute(SIGN_UP, { input: form });
    expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_DOWN");
    expect(new Set(gateway.calls("signUp").map((call) => call.headers["idempotency-key"])).size).toBe(1);
  });

  test("reports a disposable email address before the sign-up", async () => {
    // another host may return it; the graph has no field for it
    gateway.answers({ checkEmail: { disposable: true, exists: true } });
    const { data } = await gateway.execute(`{ emailCheck(email: " x@yopmail.com") { isDisposable } }`);
    expect(data).toEqual({ emailCheck: { isDisposable: true } });
    expect(gateway.calls("checkEmail")[0]?.body).toEqual({ email: "x@yopmail.com" });
  });
});

test.each([
  ["verified", "VERIFIED"],
  ["deleted", "DELETED"],
])("returns the status of a verification link that is %s", async (status, expected) => {
  gateway.answers({ verifyEmail: { status } });
  const { data } = await gateway.execute(VERIFY, { input: { verifyId: "abc" } });
  expect(data).toEqual({ verifyEmail: { status: expected, problem: null } });
  expect(gateway.calls("verifyEmail")[0]?.body).toEqual({ userId: "abc" });
});

describe("forgotten password", () => {
  test("returns the trimmed email address of the request", async () => {
    gateway.answers({ forgotPassword: () => undefined });
    const { data } = await gateway.execute(FORGOT, { input: { email: " a@b.test " } });
    expect(data).toEqual({ requestPasswordReset: { sentToEmail: "a@b.test", problem: null } });
  });

  test("requires an email address", async () => {
    const { data } = await gateway.execute(FORGOT, { input: { email: " " } });
    expect(data).toMatchObject({ requestPasswordReset: { problem: { code: "INVALID", field: "email" } } });
    expect(gateway.calls()).toEqual([]);
  });

  test("resets the password with the link's token, or returns the host's error message", async () => {
    gateway.answers({ resetPassword: () => undefined });
    const input = { encodedId: "abc", password: "another long way home" };
    expect((await gateway.execute(RESET, { input })).data).toEqual({ resetPassword: { isReset: true, problem: null } });
    expect(gateway.calls("resetPassword")[0]?.body).toEqual(input);
    gateway.answers({ resetPassword: new Raw(404, { err: "This link has been used", code: "NOT_FOUND" }) });
    expect((await gateway.execute(RESET, { input })).data).toEqual({
      resetPassword: {
        isReset: false,
        problem: { code: "NOT_FOUND", message: "This link has been used", field: null },
      },
    });
    const empty = await gateway.execute(RESET, { input: { ...input, password: "" } });
    expect(empty.data).toMatchObject({ resetPassword: { problem: { field: "password" } } });
  });
});
