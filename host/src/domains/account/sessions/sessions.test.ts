import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticate, changePassword, getUser } from "@sightline/schema/rest/account/account";
import { endSessions, getSessions, signOut } from "@sightline/schema/rest/account/profile";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { PASSWORD } from "#host/testing/seedCompanies.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { forgetOldSessions } from "./forgetOldSessions.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
/** the host caches a caller for 2 s */
const REMEMBERED = 2001;

describe.each(entityBackends)("active sessions of a member ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());
  const signIn = async (email: string, agent = "", password = PASSWORD) => ({
    jwt: (await host.request(authenticate, { body: { email, password, agent } })).answer.jwt,
  });
  const list = async (as: { jwt: string }) => (await host.request(getSessions, { as })).answer.rows;
  const statusOf = async (as: { jwt: string }) => (await host.request(getUser, { as })).status;

  it("are listed newest first, with the current one and when each was last active", async () => {
    const first = await signIn("uma@acme.test", CHROME);
    host.clock.move(120_000);
    const second = await signIn("uma@acme.test", FIREFOX);
    host.clock.move(120_000);
    expect(await statusOf(first)).toBe(200);
    const rows = await list(second);
    expect(rows.map(({ device, current }) => [device, current])).toEqual([
      ["Firefox on Linux", true],
      ["Chrome on Windows", false],
    ]);
    expect(rows[1]?.last_seen_at).toBe(new Date(host.clock.now()).toISOString());
    expect(await list(await signIn("vic@acme.test"))).toMatchObject([{ device: "Unknown browser", current: true }]);
  });

  it("can be ended one by one or all except the current one, but never by another member", async () => {
    const [here, there, third] = [
      await signIn("adam@acme.test"),
      await signIn("adam@acme.test"),
      await signIn("adam@acme.test"),
    ];
    const end = (as: { jwt: string }, session_id?: string) => host.request(endSessions, { as, body: { session_id } });
    const idOf = async (as: { jwt: string }) => (await list(as)).find((row) => row.current)?.session_id ?? "";
    const stranger = await signIn("sam@other.test");
    expect((await end(stranger, await idOf(there))).status).toBe(404);
    expect((await end(here, await idOf(here))).failure.field).toBe("session_id");
    expect((await end(here, await idOf(there))).answer.ended).toBe(1);
    host.clock.move(REMEMBERED);
    expect([await statusOf(here), await statusOf(there), await statusOf(third)]).toEqual([200, 401, 200]);
    expect((await end(here)).answer.ended).toBe(1);
    host.clock.move(REMEMBERED);
    expect([await statusOf(here), await statusOf(third), await statusOf(stranger)]).toEqual([200, 401, 200]);
    expect(await list(here)).toHaveLength(1);
  });

  it("end with a sign-out", async () => {
    const here = await signIn("vic@acme.test");
    expect((await host.request(signOut, { as: here })).status).toBe(204);
    host.clock.move(REMEMBERED);
    expect(await statusOf(here)).toBe(401);
  });

  it("end everywhere else when the password changes, without any interruption of the current one", async () => {
    const [here, there] = [await signIn("olive@acme.test"), await signIn("olive@acme.test")];
    // the host has cached both as they were
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    const body = { current_password: PASSWORD, new_password: "a quiet green harbour" };
    expect((await host.request(changePassword, { as: here, body })).status).toBe(200);
    for (const wait of [0, 500, 1000, REMEMBERED]) {
      host.clock.move(wait);
      expect(await statusOf(here)).toBe(200);
    }
    expect(await statusOf(there)).toBe(401);
    expect(await statusOf({ jwt: host.members.owner.jwt })).toBe(401);
    expect(await statusOf(await signIn("olive@acme.test", "", "a quiet green harbour"))).toBe(200);
    const [mail] = await host.entities
      .selectFrom("mail")
      .select("subject")
      .where("to_address", "=", "olive@acme.test")
      .execute();
    expect(mail?.subject).toBe("Your password was changed");
  });

  it("are deleted once their jwt has expired", async () => {
    host.clock.move(74 * 3_600_000);
    await forgetOldSessions(host.services);
    expect(await host.entities.selectFrom("member_session").select("session_id").execute()).toEqual([]);
  });
});
