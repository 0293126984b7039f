// No response of either server reveals whether an email address has an account: the complete responses and their
// effects are compared.
import { beforeAll, describe, expect, it } from "vitest";
import { cookieOf, operationId } from "../gatewayCalls.ts";
import { linkOfMail, mailsTo } from "../outbox.ts";
import { hostOrigin, origin } from "../walker.ts";

const PASSWORD = "a quiet green harbour";
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const json = { "content-type": "application/json" };
/** headers that differ on every request */
const ownHeaders = new Set(["date", "x-request-id", "content-length", "etag", "server-timing"]);

/** The response with its cookies, with the address, values derived from it and row ids removed. */
async function whole(address: string, url: string, init: RequestInit) {
  const response = await fetch(url, { redirect: "manual", ...init });
  const text = (await response.text())
    .replaceAll(encodeURIComponent(address), "ADDRESS")
    .replaceAll(address, "ADDRESS");
  const headers = [...response.headers].filter(([name]) => !ownHeaders.has(name));
  return {
    status: response.status,
    headers: headers.map(([name, value]) => [name, value.replaceAll(encodeURIComponent(address), "ADDRESS")]),
    text: text.replaceAll(/hsl\(\d+ /g, "hsl(… ").replaceAll(/"(id|cursor|expiresAt|createdAt)":"[^"]*"/g, '"$1":"…"'),
  };
}

const toHost = (path: string, body: object, address: string, headers: Record<string, string> = {}) =>
  whole(address, `${hostOrigin()}${path}`, {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify({ ...body, email: address }),
  });

const toGateway = (operation: string, variables: object, address: string, headers: Record<string, string> = {}) =>
  whole(address, `${origin()}/graphql`, {
    method: "POST",
    headers: { ...json, "x-app": "1", ...headers },
    body: JSON.stringify({ id: operationId(operation), variables }),
  });

const get = (url: string, address: string) => whole(address, url, {});

const signUp = { name: "Nia", company: "New Co", website: "new-co.test", password: PASSWORD };
const signUpInput = { name: "Nia", companyName: "New Co", website: "new-co.test", password: PASSWORD };

describe("known and unknown email addresses", () => {
  // addresses of equal length: a member of another company than the caller's, and an unknown one
  const KNOWN = "hanna@harbour.test";
  const UNKNOWN = "hanno@harbour.test";

  const jwtOf = async (email: string, password: string) => {
    const response = await fetch(`${hostOrigin()}/authenticate`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ email, password }),
    });
    return ((await response.json()) as { jwt: string }).jwt;
  };
  beforeAll(async () => {
    const chosen = await fetch(`${hostOrigin()}/profile/avatar`, {
      method: "POST",
      headers: { ...json, jwt: await jwtOf(KNOWN, "sightline") },
      body: JSON.stringify({ image: PNG }),
    });
    if (!chosen.ok) throw new Error(`no picture was saved: ${await chosen.text()}`);
  });

  it.each<[string, (address: string) => ReturnType<typeof whole>]>([
    ["POST /auth/sign-up", (address) => toHost("/auth/sign-up", signUp, address)],
    ["POST /checkEmail", (address) => toHost("/checkEmail", {}, address)],
    ["POST /auth/forgot-password", (address) => toHost("/auth/forgot-password", {}, address)],
    ["POST /authenticate", (address) => toHost("/authenticate", { password: PASSWORD }, address)],
    ["POST /auth/sso", (address) => toHost("/auth/sso", {}, address)],
    [
      "POST /socialAuth without the gateway's key",
      (address) => toHost("/socialAuth", { name: "x", origin: "login" }, address),
    ],
    [
      "GET /avatar of the host",
      (address) => get(`${hostOrigin()}/avatar/${encodeURIComponent(address)}?name=H`, address),
    ],
    [
      "GET /avatar of the gateway",
      (address) => get(`${origin()}/avatar/${encodeURIComponent(address)}?name=H`, address),
    ],
    [
      "GET /auth/start/sso",
      (address) => get(`${origin()}/auth/start/sso?email=${encodeURIComponent(address)}`, address),
    ],
    ["signUp", (address) => toGateway("useSignUpMutation", { input: { ...signUpInput, email: address } }, address)],
    ["emailCheck", (address) => toGateway("useEmailCheckQuery", { email: address }, address)],
    [
      "requestPasswordReset",
      (address) => toGateway("useForgotPasswordMutation", { input: { email: address } }, address),
    ],
    ["signIn", (address) => toGateway("useEnterMutation", { input: { email: address, password: PASSWORD } }, address)],
    ["ssoAddress", (address) => toGateway("useSsoAddressQuery", { email: address }, address)],
  ])("get the same response from %s", async (_, send) => {
    expect(await send(KNOWN)).toEqual(await send(UNKNOWN));
  });

  it("are invited with the same response and look alike in the team list", async () => {
    const cookie = await cookieOf("owner@demo.test");
    const invite = (address: string) =>
      toGateway(
        "useInviteMutation",
        { input: { email: address, role: "USER", projects: [] }, connections: [] },
        address,
        { cookie },
      );
    expect(await invite(KNOWN)).toEqual(await invite(UNKNOWN));
    const [known] = await mailsTo(KNOWN);
    const [unknown] = await mailsTo(UNKNOWN);
    expect(known).toContain("already has an account with another company");
    expect(unknown).not.toContain("already has an account");
    const team = await (
      await fetch(`${origin()}/graphql`, {
        method: "POST",
        headers: { ...json, "x-app": "1", cookie },
        body: JSON.stringify({ id: operationId("TeamScreenQuery"), variables: {} }),
      })
    ).text();
    for (const address of [KNOWN, UNKNOWN]) expect(team).toContain(address);
    expect(team).not.toContain("jointeam");
  });

  it("are indistinguishable when signing in with the sign-up password before the email is verified", async () => {
    const [known, unknown] = ["bella@brightside.test", "belle@brightside.test"];
    const both = [known, unknown] as const;
    for (const address of both) await toHost("/auth/sign-up", signUp, address);
    const [one, other] = await Promise.all(
      both.map((address) => toHost("/authenticate", { password: PASSWORD }, address)),
    );
    expect(one).toEqual(other);
    expect((await mailsTo(known))[0]).toContain("You already have an account");
    expect(await linkOfMail(unknown)).toContain("verify_id=");
  });

  it("get the same response when requested as a member's new address", async () => {
    const jwt = await jwtOf("viewer@demo.test", "sightline");
    const change = (address: string) => toHost("/profile/email", { current_password: "sightline" }, address, { jwt });
    expect(await change(KNOWN)).toEqual(await change(UNKNOWN));
  });

  it("still let the owner of an account sign in after another sign-up with the same address", async () => {
    await toHost("/auth/sign-up", signUp, "unpaid@demo.test");
    expect((await toHost("/authenticate", { password: PASSWORD }, "unpaid@demo.test")).status).toBe(401);
    expect((await toHost("/authenticate", { password: "sightline" }, "unpaid@demo.test")).status).toBe(200);
  });
});
