import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticate } from "@sightline/schema/rest/account/account";
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import * as contract from "@sightline/schema/rest/team/team";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

const DAY = 86_400_000;
type As = "owner" | "admin" | "user" | "viewer" | "stranger";

describe.each(entityBackends)("team ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost({ env: { PUBLIC_URL: "https://app.test" } });
  });
  afterAll(() => host.close());

  const list = async (as: As = "owner") => (await host.request(contract.getTeam, { as, body: {} })).answer;
  const invite = (email: string, more: Record<string, unknown> = {}, as: As = "owner") =>
    host.request(contract.inviteMember, { as, body: { email, role: 2, ...more } });
  const mails = (to: string) =>
    host.entities.selectFrom("mail").selectAll().where("to_address", "=", to).orderBy("mail_id", "desc").execute();
  /** from the newest email to an address */
  const tokenOf = async (to: string) =>
    /https:\/\/app\.test\/jointeam\/([\w-]+)/.exec((await mails(to))[0]?.body_text ?? "")?.[1] ?? "";
  /** the response of `invite`, and the token in its email */
  const invited = async (...sent: Parameters<typeof invite>) => {
    const { invitation } = (await invite(...sent)).answer;
    return { invitation, token: await tokenOf(invitation.email) };
  };
  const look = (token: string) => host.request(contract.getInvitation, { params: { token } });
  const join = (token: string, name = "Nora New", password = "long enough") =>
    host.request(contract.acceptInvitation, { body: { token, name, password } });
  const update = (body: Record<string, unknown>, as: As = "owner") => host.request(contract.updateMember, { as, body });
  const remove = (body: Record<string, unknown>, as: As = "owner") => host.request(contract.removeMember, { as, body });
  const widgetsOf = async (email: string) => {
    const { jwt } = (await host.request(authenticate, { body: { email, password: "long enough" } })).answer;
    return (await host.request(getWidgets, { as: { jwt } })).answer.map((each) => each.widget_name);
  };

  it("lists the company's members to owners and admins only", async () => {
    const { members, invitations } = await list("admin");
    expect(members.map((each) => [each.name, each.role])).toEqual([
      ["Olive Owner", 0],
      ["Adam Admin", 1],
      ["Uma User", 2],
      ["Vic Viewer", 3],
    ]);
    expect(invitations).toEqual([]);
    const refused = [
      [contract.getTeam, {}],
      [contract.inviteMember, { email: "x@acme.test", role: 3 }],
      [contract.updateMember, { user_id: host.members.viewer.userId, role: 1 }],
      [contract.removeMember, { user_id: host.members.viewer.userId }],
    ] as const;
    for (const [endpoint, body] of refused) {
      for (const as of ["user", "viewer"] as const) {
        expect((await host.request(endpoint, { as, body })).failure.code).toBe("ROLE");
      }
    }
  });

  it("lists colleagues to every member, without email addresses", async () => {
    const active = async (as: As) => (await host.request(contract.getActiveUsers, { as })).answer;
    expect((await active("viewer")).map((each) => each.name)).toEqual([
      "Adam Admin",
      "Olive Owner",
      "Uma User",
      "Vic Viewer",
    ]);
    expect(JSON.stringify(await active("user"))).not.toContain("@");
    expect((await active("stranger")).map((each) => [each.name, each.role])).toEqual([["Sam Stranger", 0]]);
    expect((await host.request(contract.getActiveUsers, {})).status).toBe(401);
  });

  it("accepts an invitation link once, with its role and projects", async () => {
    const { token, invitation } = await invited("Nora@Acme.test ", { widgets: [host.acme.blog.widgetId] });
    expect(invitation).toMatchObject({ email: "nora@acme.test", role: 2, invited_by: "Olive Owner" });
    expect((await list()).invitations).toEqual([invitation]);
    const stored = JSON.stringify(await host.entities.selectFrom("invitation").selectAll().execute());
    expect(stored).not.toContain(token);
    expect((await look(token)).answer).toMatchObject({ company_name: "Acme", projects: ["Blog"], role: 2 });
    expect((await join(token, "Nora", "short")).failure.field).toBe("password");
    const [one, other] = await Promise.all([join(token), join(token)]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await look(token)).failure.code).toBe("NOT_FOUND");
    expect(await widgetsOf("nora@acme.test")).toEqual(["Blog"]);
    expect((await list()).members.at(-2)).toMatchObject({ name: "Nora New", widgets: [host.acme.blog.widgetId] });
    expect((await invite("nora@acme.test")).failure).toMatchObject({ code: "CONFLICT", field: "email" });
  });

  it("invalidates an invitation that was replaced, revoked or is older than a week", async () => {
    const first = (await invited("late@acme.test")).token;
    const second = await invited("late@acme.test", { role: 3 });
    expect((await look(first)).status).toBe(404);
    expect((await look(second.token)).answer.role).toBe(3);
    const { invitation_id } = second.invitation;
    expect((await remove({ invitation_id }, "stranger")).failure.code).toBe("NOT_FOUND");
    expect((await remove({ invitation_id })).answer).toEqual({ removed: true });
    expect((await join(second.token)).status).toBe(404);
    expect((await remove({ invitation_id })).status).toBe(404);
    const third = (await invited("late@acme.test")).token;
    host.clock.move(7 * DAY);
    expect((await look(third)).status).toBe(404);
    expect((await join(third)).status).toBe(404);
    // sessions have expired by now too, so the list is requested just before
    host.clock.move(-7 * DAY);
    const { invitation_id: open } = (await list()).invitations[0] ?? { invitation_id: 0 };
    await remove({ invitation_id: open });
    expect((await list()).invitations).toEqual([]);
  });

  it("restricts users and viewers to projects, but not owners and admins", async () => {
    const { token } = await invited("pia@acme.test");
    await join(token, "Pia");
    const user_id = (await list()).members.find((each) => each.email === "pia@acme.test")?.user_id ?? 0;
    expect(await widgetsOf("pia@acme.test")).toEqual(["Shop", "Blog"]);
    expect((await update({ user_id, widgets: [host.acme.shop.widgetId] })).answer.widgets).toHaveLength(1);
    host.clock.move(3000);
    expect(await widgetsOf("pia@acme.test")).toEqual(["Shop"]);
    expect((await update({ user_id, widgets: [host.other.site.widgetId] })).failure).toMatchObject({
      code: "NOT_FOUND",
      field: "widgets",
    });
    expect((await update({ user_id, role: 3 })).answer).toMatchObject({ role: 3, widgets: [host.acme.shop.widgetId] });
    expect((await update({ user_id, role: 1 })).answer).toMatchObject({ role: 1, widgets: [] });
  });

  it("lets only owners manage owners, and never removes the last one", async () => {
    const { owner, admin, user } = host.members;
    expect((await update({ user_id: admin.userId, role: 0 }, "admin")).failure.code).toBe("ROLE");
    expect((await update({ user_id: owner.userId, role: 2 }, "admin")).failure.code).toBe("ROLE");
    expect((await remove({ user_id: owner.userId }, "admin")).failure.code).toBe("ROLE");
    expect((await invite("boss@acme.test", { role: 0 }, "admin")).failure).toMatchObject({
      code: "ROLE",
      field: "role",
    });
    expect((await update({ user_id: owner.userId, role: 1 })).failure.code).toBe("CONFLICT");
    expect((await remove({ user_id: owner.userId })).failure.code).toBe("CONFLICT");
    expect((await update({ user_id: user.userId, role: 0 })).answer.role).toBe(0);
    host.clock.move(3000);
    const both = await Promise.all([
      update({ user_id: owner.userId, role: 2 }),
      update({ user_id: user.userId, role: 2 }, "user"),
    ]);
    expect(both.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const owners = (await list("admin")).members.filter((each) => each.role === 0);
    expect(owners).toHaveLength(1);
    await host.entities.updateTable("member").set({ role: 0 }).where("user_id", "=", owner.userId).execute();
    await host.entities.updateTable("member").set({ role: 2 }).where("user_id", "=", user.userId).execute();
    host.clock.move(3000);
  });

  it("closes the account of a removed member, and never changes members of other companies", async () => {
    const user_id = host.members.viewer.userId;
    expect((await remove({ user_id: host.members.stranger.userId })).failure.code).toBe("NOT_FOUND");
    expect((await update({ user_id: host.members.stranger.userId, role: 3 })).failure.code).toBe("NOT_FOUND");
    expect((await remove({ user_id })).answer.removed).toBe(true);
    host.clock.move(3000);
    expect((await host.request(getWidgets, { as: "viewer" })).status).toBe(401);
    expect((await list()).members.some((each) => each.user_id === user_id)).toBe(false);
    expect((await remove({ user_id })).failure.code).toBe("NOT_FOUND");
    expect((await invite("vic@acme.test")).status).toBe(200);
  });

  it("responds identically whether an invited address has an account or not, and notifies only its owner", async () => {
    const known = await invite("sam@other.test");
    const unknown = await invite("new@other.test");
    const shape = ({ answer, headers, status }: typeof known) => {
      const { invitation_id: _id, email: _email, ...invitation } = answer.invitation;
      const names = [...headers].filter(([name]) => name !== "content-length" && name !== "x-request-id");
      return { ...answer, invitation, status, names };
    };
    expect(shape(known)).toEqual(shape(unknown));
    expect(JSON.stringify(known.answer)).not.toContain(await tokenOf("sam@other.test"));
    expect((await list()).invitations.map(({ email }) => email)).toEqual(
      expect.arrayContaining(["sam@other.test", "new@other.test"]),
    );
    const [[letter], [plain]] = [await mails("sam@other.test"), await mails("new@other.test")];
    expect(letter?.body_text).toContain("already has an account with another company");
    expect(plain?.body_text).not.toContain("already has an account");
    expect([letter?.subject, plain?.subject]).toEqual(["Join Acme", "Join Acme"]);
  });

  it("accepts the owner of an account with the same link once the address is free", async () => {
    const { token } = await invited("sam@other.test");
    expect((await look(token)).answer.has_account).toBe(true);
    expect((await join(token)).failure.code).toBe("CONFLICT");
    const rename = (from: string, email: string) =>
      host.entities.updateTable("member").set({ email }).where("email", "=", from).execute();
    await rename("sam@other.test", "sam@elsewhere.test");
    expect((await look(token)).answer.has_account).toBe(false);
    expect((await join(token, "Sam")).answer.email).toBe("sam@other.test");
    expect((await join(token)).status).toBe(404);
    await rename("sam@other.test", "sam.acme@other.test");
    await rename("sam@elsewhere.test", "sam@other.test");
  });

  it("sends an address at most five invitations in a quarter of an hour, known or not", async () => {
    for (const email of ["olga@other.test", "sam@other.test"]) {
      host.clock.move(16 * 60_000);
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await invite(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it("names the invalid field", async () => {
    expect((await invite("nobody")).failure.field).toBe("email");
    expect((await invite("a@acme.test", { role: 7 })).failure.field).toBe("role");
    expect((await invite("uma@acme.test")).failure).toMatchObject({ code: "CONFLICT", field: "email" });
    expect((await remove({})).failure.field).toBe("user_id");
    expect((await look("A".repeat(32))).failure).toMatchObject({
      err: "The invitation was not found",
      code: "NOT_FOUND",
    });
  });
});
