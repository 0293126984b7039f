import { SignJWT, UnsecuredJWT } from "jose";
import { expect, it } from "vitest";
import { withWrongSignature } from "#host/testing/withWrongSignature.ts";
import { createTokens } from "./tokens.ts";

const START = Date.parse("2026-03-18T10:00:00Z");
const SECRET = "a secret of the tests, 32 or more letters";
const grant = {
  share_link_id: 1,
  company_id: 2,
  widget_id: 3,
  modules: "dashboard" as const,
  unique_module_id: "",
  startDate: "2026-03-01",
  endDate: "2026-03-02",
  preset: null,
  free_range: false,
};

it("reads its own tokens until they end, also those that it has read before", async () => {
  let now = START;
  const tokens = createTokens(SECRET, () => now);
  const member = await tokens.signMember(7, START);
  const share = await tokens.signShare(grant);
  expect(await tokens.read(member)).toMatchObject({ kind: "member", user_id: 7 });
  expect(await tokens.read(share)).toMatchObject({ kind: "share", ...grant });
  now = START + 3_600_000;
  expect(await tokens.read(share)).toBeUndefined();
  now = START + 72 * 3_600_000 - 1000;
  expect(await tokens.read(member)).toBeDefined();
  now += 1000;
  expect(await tokens.read(member)).toBeUndefined();
});

it("reads the tokens of share links that were opened before ranges could move with the date", async () => {
  const tokens = createTokens(SECRET, () => START);
  const { preset: _, ...earlier } = grant;
  const share = await tokens.signShare(earlier as typeof grant);
  expect(await tokens.read(share)).toMatchObject({ kind: "share", ...grant });
});

it("opens the share links' tokens that it has sealed, and none sealed by another secret or changed", () => {
  const tokens = createTokens(SECRET, () => START);
  const [sealed, again] = [tokens.sealLinkToken("link-token"), tokens.sealLinkToken("link-token")];
  expect(sealed).not.toBe(again);
  expect([sealed, again].map(tokens.openLinkToken)).toEqual(["link-token", "link-token"]);
  const other = createTokens("another secret of at least 32 letters", () => START);
  const changed = Buffer.from(sealed, "base64").fill(0, 30).toString("base64");
  expect([other.openLinkToken(sealed), tokens.openLinkToken(changed), tokens.openLinkToken("")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("refuses tokens with another secret, issuer or algorithm, or with unknown claims", async () => {
  const tokens = createTokens(SECRET, () => START);
  const key = new TextEncoder().encode(SECRET);
  const claims = { kind: "member", user_id: 7 };
  const sign = (payload: Record<string, unknown>, issuer = "sightline-host", alg = "HS256") =>
    new SignJWT(payload)
      .setProtectedHeader({ alg })
      .setIssuer(issuer)
      .setIssuedAt(START / 1000)
      .setExpirationTime(START / 1000 + 60);
  expect(await tokens.read(await sign(claims).sign(key))).toBeDefined();
  const bad = [
    await createTokens("another secret of at least 32 letters", () => START).signMember(7, START),
    await sign(claims, "somebody").sign(key),
    await sign(claims, "sightline-host", "HS512").sign(key),
    await sign({ kind: "root" }).sign(key),
    await sign({ kind: "member", user_id: "7" }).sign(key),
    new UnsecuredJWT(claims)
      .setIssuer("sightline-host")
      .setExpirationTime(START / 1000 + 60)
      .encode(),
    withWrongSignature(await tokens.signMember(7, START)),
    "",
    "no.jwt",
  ];
  for (const jwt of bad) expect(await tokens.read(jwt)).toBeUndefined();
});
