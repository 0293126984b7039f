import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

describe("passwords", () => {
  it("are stored as argon2id with their own salt, and verified", async () => {
    const [a, b] = await Promise.all([hashPassword("sightline"), hashPassword("sightline")]);
    expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(a).not.toBe(b);
    expect(await verifyPassword("sightline", a)).toBe(true);
    expect(await verifyPassword("Sightline", a)).toBe(false);
  });

  it("never match without an account, or with an invalid hash", async () => {
    for (const hash of [null, undefined, "", "plain text", "$argon2i$v=19$m=1,t=1,p=1$AAAA$AAAA"]) {
      expect(await verifyPassword("", hash)).toBe(false);
    }
  });

  it("are refused when too many are queued, and accepted again afterwards", async () => {
    const flood = await Promise.allSettled(Array.from({ length: 210 }, () => verifyPassword("x", null)));
    const refused = flood.filter((each) => each.status === "rejected");
    expect(refused.length).toBe(210 - 202);
    expect(refused[0]?.reason).toMatchObject({ code: "UNAVAILABLE", retryAfter: 2 });
    expect(await verifyPassword("x", null)).toBe(false);
  });
});
