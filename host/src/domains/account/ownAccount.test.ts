import { Buffer } from "node:buffer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticate, getAvatar, getUser, updateProfile } from "@sightline/schema/rest/account/account";
import { getTeam } from "@sightline/schema/rest/team/team";
import { changeEmail, confirmEmail, deleteAccount, setAvatar } from "@sightline/schema/rest/account/profile";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { PASSWORD } from "#host/testing/seedCompanies.ts";
import type { TestHost } from "#host/testing/testHost.ts";

/** A real image of one pixel. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const JPEG_HEAD = "ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffd9";
const HOUR = 3_600_000;

describe.each(entityBackends)("own account ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost({ env: { PUBLIC_URL: "https://app.test" } });
  });
  afterAll(() => host.close());
  type Who = keyof TestHost["members"];
  const mails = (to: string) =>
    host.entities.selectFrom("mail").selectAll().where("to_address", "=", to).orderBy("mail_id", "desc").execute();
  const change = (as: Who, email: string, current_password = PASSWORD) =>
    host.request(changeEmail, { as, body: { email, current_password } });
  const confirm = (token: string) => host.request(confirmEmail, { body: { token } });
  const linkTo = async (to: string) =>
    /https:\/\/app\.test\/confirm-email\/([\w-]{32})/.exec((await mails(to))[0]?.body_text ?? "")?.[1] ?? "";
  const me = async (as: Who) => (await host.request(getUser, { as })).answer;
  const signIn = (email: string) => host.request(authenticate, { body: { email, password: PASSWORD } });

  it("has its own time zone, or the one of the browser", async () => {
    const set = (timezone: string | null) => host.request(updateProfile, { as: "viewer", body: { timezone } });
    expect((await set("Europe/Paris")).answer.timezone).toBe("Europe/Paris");
    expect((await set("Mars/Base")).failure).toMatchObject({ code: "INVALID", field: "timezone" });
    expect((await set(null)).answer.timezone).toBeNull();
  });

  it("changes to a new address when the email to that address is opened, and notifies the old address", async () => {
    expect((await change("user", "uma@new.test", "wrong")).failure.field).toBe("current_password");
    expect((await change("user", "uma@new.test")).answer).toMatchObject({
      email: "uma@acme.test",
      pending_email: "uma@new.test",
    });
    const first = await linkTo("uma@new.test");
    await change("user", "uma@newer.test");
    expect((await me("user")).pending_email).toBe("uma@newer.test");
    expect((await confirm(first)).failure.code).toBe("NOT_FOUND");
    expect((await signIn("uma@newer.test")).status).toBe(401);
    const link = await linkTo("uma@newer.test");
    expect((await confirm(link)).answer.email).toBe("uma@newer.test");
    expect((await confirm(link)).answer.email).toBe("uma@newer.test");
    expect(await me("user")).toMatchObject({ email: "uma@newer.test", pending_email: null });
    expect([(await signIn("uma@acme.test")).status, (await signIn("uma@newer.test")).status]).toEqual([401, 200]);
    expect((await mails("uma@acme.test"))[0]?.body_text).toContain("Your account uses uma@newer.test from now on");
  });

  it("refuses a taken address, and notifies only its owner", async () => {
    expect((await change("admin", "Olive@acme.test")).answer.pending_email).toBe("olive@acme.test");
    expect((await mails("olive@acme.test"))[0]?.subject).toBe("This address has an account already");
    expect(await linkTo("olive@acme.test")).toBe("");
    expect((await change("admin", "x@mailinator.com")).failure.field).toBe("email");
    expect((await change("admin", "adam@acme.test")).failure.err).toBe("This is already your address");
    expect((await host.request(changeEmail, { body: { email: "a@b.test", current_password: "x" } })).status).toBe(401);
  });

  it("expires the link of a new address after one day", async () => {
    await change("admin", "adam@late.test");
    host.clock.move(24 * HOUR);
    expect((await confirm(await linkTo("adam@late.test"))).status).toBe(404);
    expect((await me("admin")).pending_email).toBeNull();
    host.clock.move(-24 * HOUR);
  });

  it("serves an uploaded avatar, and refuses files that are not images", async () => {
    const show = (image: string | null, as: Who = "admin") => host.request(setAvatar, { as, body: { image } });
    const seen = async (email: string, at = `?at=${host.clock.now()}`) => {
      const answer = await host.fetch(`${getAvatar.path.replace("{email}", email)}${at}`);
      return [answer.headers.get("content-type"), Buffer.from(await answer.arrayBuffer()).toString("base64")];
    };
    expect((await show(PNG)).answer.avatar_at).toBe(new Date(host.clock.now()).toISOString());
    expect(await seen("ADAM@acme.test")).toEqual(["image/png", PNG]);
    expect((await seen("olive@acme.test"))[0]).toBe("image/svg+xml");
    // without the timestamp from the app's URLs, the response doesn't reveal which addresses have an account
    expect(await seen("adam@acme.test", "")).toEqual(await seen("adam@acme.test", "?at=7"));
    expect((await seen("adam@acme.test", ""))[0]).toBe("image/svg+xml");
    expect((await show(Buffer.from(JPEG_HEAD, "hex").toString("base64"))).status).toBe(200);
    expect((await seen("adam@acme.test"))[0]).toBe("image/jpeg");
    const huge = Buffer.from(PNG, "base64");
    huge.writeUInt32BE(5000, 16);
    for (const [image, err] of [
      [Buffer.from("<svg onload=alert(1)>").toString("base64"), "Choose a PNG, JPEG or WebP picture"],
      [Buffer.from("GIF89a").toString("base64"), "Choose a PNG, JPEG or WebP picture"],
      ["not base64!", "Send the picture as base64"],
      [huge.toString("base64"), "Choose a picture of at most 1,024 pixels a side"],
      ["A".repeat(400_000), expect.stringContaining("at most")],
    ] as const) {
      expect((await show(image)).failure).toMatchObject({ code: "INVALID", field: "image", err });
    }
    expect((await show(null)).answer.avatar_at).toBeNull();
    expect((await seen("adam@acme.test"))[0]).toBe("image/svg+xml");
  });

  it("is deleted with its address and password, but not if it is the last owner", async () => {
    const close = (as: Who, body: Record<string, unknown>) => host.request(deleteAccount, { as, body });
    const proof = { email: " VIC@acme.test", current_password: PASSWORD };
    expect((await close("viewer", { ...proof, email: "vic" })).failure).toMatchObject({
      field: "email",
      err: "Type vic@acme.test to delete your account",
    });
    expect((await close("viewer", { email: proof.email })).failure.field).toBe("current_password");
    expect((await close("viewer", { ...proof, current_password: "no" })).failure.field).toBe("current_password");
    expect((await close("owner", { email: "olive@acme.test", current_password: PASSWORD })).failure).toMatchObject({
      code: "CONFLICT",
      err: expect.stringContaining("You are the last owner"),
    });
    const before = await signIn("vic@acme.test");
    expect((await close("viewer", proof)).answer).toEqual({ deleted: true });
    host.clock.move(2001);
    expect((await host.request(getUser, { as: { jwt: before.answer.jwt } })).status).toBe(401);
    expect((await signIn("vic@acme.test")).status).toBe(401);
    const team = (await host.request(getTeam, { as: "owner", body: {} })).answer;
    expect(JSON.stringify(team)).not.toContain("vic@acme.test");
    expect((await mails("vic@acme.test"))[0]?.subject).toBe("Your account was deleted");
  });
});
