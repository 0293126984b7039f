// Notifications to members: real events through the real queue, according to their settings, until they unsubscribe.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/account/notifications";
import { createWidget } from "@sightline/schema/rest/projects/projects";
import { createShareLink } from "@sightline/schema/rest/share/share";
import { chrome } from "#host/ingest/testing/batches.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const DAY = 86_400_000;
type Who = "owner" | "admin" | "user" | "viewer" | "stranger";
let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const settings = async (as: Who) => (await host.request(contract.getNotificationSettings, { as, body: {} })).answer;
const choose = (as: Who, body: Record<string, unknown>) =>
  host.request(contract.updateNotificationSettings, { as, body });
const notificationsOf = async (as: Who) => (await host.request(contract.getNotifications, { as, body: {} })).answer;
const mails = (to: string) =>
  host.entities.selectFrom("mail").selectAll().where("to_address", "=", to).orderBy("mail_id").execute();
const project = (widget_name: string, as: Who = "owner") =>
  host.request(createWidget, { as, body: { widget_name, widget_allowed_website: [] } });
const until = (look: () => unknown) => expect.poll(look, { interval: 20 });
const settled = () =>
  until(async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pgboss.job where state in ('created', 'retry', 'active')`.execute(host.entities);
    return Number(rows[0]?.n);
  }).toBe(0);

describe("notification settings of a member", () => {
  it("depend on the role, start with the defaults, and are stored per member", async () => {
    const mentioned = { kind: "mentioned", mail: true, in_app: true };
    expect((await settings("viewer")).settings).toEqual([
      { kind: "weekly_digest", mail: true, in_app: false },
      mentioned,
    ]);
    const owner = await settings("owner");
    expect(owner.digest_day).toBe(1);
    expect(owner.settings.map(({ kind }) => kind)).toEqual(contract.NotificationKind.options);
    const change = { settings: [{ kind: "weekly_digest", mail: false, in_app: true }], digest_day: 5 };
    const changed = { ...change, settings: [...change.settings, mentioned] };
    expect((await choose("viewer", change)).answer).toEqual(changed);
    expect(await settings("viewer")).toEqual(changed);
    expect((await settings("owner")).digest_day).toBe(1);
    expect((await choose("viewer", { digest_day: 8 })).failure.field).toBe("digest_day");
    expect((await choose("viewer", { settings: [{ kind: "gossip", mail: true, in_app: true }] })).failure.field).toBe(
      "settings.0.kind",
    );
    expect((await host.request(contract.getNotificationSettings, { body: {} })).status).toBe(401);
  });
});

describe("notifications", () => {
  it("reach managers of the company except the one who acted, and become read once seen", async () => {
    await project("Docs");
    await until(async () => (await notificationsOf("admin")).unread).toBe(1);
    const { rows, total } = await notificationsOf("admin");
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      kind: "project_created",
      title: { message: "New project: Docs", reason: "notifications.projectTitle", params: { project: "Docs" } },
      sentences: [{ message: "Olive Owner added the project Docs.", reason: "notifications.project" }],
      path: "/website",
      is_read: false,
    });
    await settled();
    for (const as of ["owner", "user", "viewer", "stranger"] as const)
      expect((await notificationsOf(as)).total).toBe(0);
    const up_to_id = rows[0]?.notification_id ?? 0;
    const read = (as: Who) => host.request(contract.readNotifications, { as, body: { up_to_id } });
    expect((await read("stranger")).answer.unread).toBe(0);
    expect((await notificationsOf("admin")).unread).toBe(1);
    expect((await read("admin")).answer.unread).toBe(0);
    expect((await notificationsOf("admin")).rows[0]?.is_read).toBe(true);
  });

  it("use the chosen channels, with an unsubscribe link in emails that needs no sign-in", async () => {
    await choose("admin", { settings: [{ kind: "share_link_created", mail: true, in_app: false }] });
    const before = (await notificationsOf("admin")).total;
    await host.request(createShareLink, {
      as: "owner",
      body: {
        widget_id: host.acme.shop.widgetId,
        modules: "dashboard",
        startDate: "2026-03-01",
        endDate: "2026-03-17",
      },
    });
    await until(async () => (await mails("adam@acme.test")).length).toBe(1);
    expect((await notificationsOf("admin")).total).toBe(before);
    const [mail] = await mails("adam@acme.test");
    expect(mail?.subject).toBe("New share link for Shop");
    const [, token = ""] = /\/unsubscribe\/(\S+)/.exec(mail?.body_text ?? "") ?? [];
    expect(mail?.body_html).toMatch(new RegExp(`href="[^"]+/unsubscribe/${token}"[^>]*>Unsubscribe</a>`));
    const look = (of = token) => host.request(contract.getSubscription, { params: { token: of } });
    const stop = (is_on = false, of = token) => host.request(contract.setSubscription, { body: { token: of, is_on } });
    const mine = { kind: "share_link_created", email: "a•••@acme.test" };
    expect((await look()).answer).toEqual({ ...mine, is_on: true });
    expect((await stop()).answer).toEqual({ ...mine, is_on: false });
    expect((await stop()).answer.is_on).toBe(false);
    const chosen = (await settings("admin")).settings.find(({ kind }) => kind === "share_link_created");
    expect(chosen).toEqual({ kind: "share_link_created", mail: false, in_app: false });
    expect((await stop(true)).answer.is_on).toBe(true);
    // the same secret with another kind unsubscribes from that kind
    expect((await stop(false, token.replace("share_link_created", "usage_alert"))).answer.kind).toBe("usage_alert");
    expect((await look(`share_link_created~${"A".repeat(32)}`)).failure.code).toBe("NOT_FOUND");
    expect((await look("nonsense")).failure.field).toBe("token");
    expect((await stop(false, token.replace("share_link_created", "gossip"))).status).toBe(404);
  });

  it("report visitor feedback once, without its text, to members with access to the project", async () => {
    await settled();
    const sent = {
      id: randomUUID(),
      key: host.acme.shop.key,
      url: "https://shop.example/tent",
      rating: 2,
      text: "Leaks",
    };
    const raise = () =>
      host.fetch("/feedback/submit", { method: "POST", headers: { "user-agent": chrome }, body: JSON.stringify(sent) });
    const heard = async (as: Who) =>
      (await notificationsOf(as)).rows.filter(({ kind }) => kind === "feedback_received");
    const elsewhere = { user_id: host.members.admin.userId, widget_id: host.acme.blog.widgetId };
    await host.entities.insertInto("member_widget").values(elsewhere).execute();
    for (let n = 0; n < 2; n++) expect((await raise()).status).toBe(204);
    await settled();
    expect(await heard("user")).toMatchObject([
      {
        title: { reason: "notifications.ratedTitle", message: "Feedback on Shop (2 of 5)", params: { rating: 2 } },
        path: `/report/feedback-comments?project=${host.acme.shop.widgetId}`,
      },
    ]);
    expect(JSON.stringify(await heard("user"))).not.toContain("Leaks");
    expect([await heard("admin"), await heard("viewer"), await heard("stranger")]).toEqual([[], [], []]);
    await host.entities.deleteFrom("member_widget").where("user_id", "=", elsewhere.user_id).execute();
  });

  it("report an ending trial and used-up sessions once", async () => {
    const { watchPlans } = await import("#host/domains/billing/watchPlans.ts");
    const run = { attempt: 1, last: false, signal: new AbortController().signal };
    const set = { plan_ends_at: new Date(host.clock.now() + 2 * DAY), paid_plan: 4 };
    await host.entities.updateTable("company").set(set).where("company_id", "=", host.other.companyId).execute();
    const visit = (n: number) =>
      eventRow({ widgetId: host.other.site.widgetId, session: n, at: "2026-03-17T09:00:00Z" });
    await host.events.insert(
      "event",
      Array.from({ length: 400 }, (_, n) => visit(n)),
    );
    for (let n = 0; n < 2; n++) await watchPlans.work(host.services, {}, run);
    await settled();
    const titles = async () => (await notificationsOf("stranger")).rows.map(({ title }) => title.message).toSorted();
    expect(await titles()).toEqual(["80% of this month's sessions are used", "Your trial ends in 2 days"]);
    await host.events.insert(
      "event",
      Array.from({ length: 101 }, (_, n) => visit(400 + n)),
    );
    for (let n = 0; n < 2; n++) await watchPlans.work(host.services, {}, run);
    await settled();
    expect(await titles()).toContain("This month's sessions are used up");
    expect((await notificationsOf("stranger")).total).toBe(3);
    expect((await mails("sam@other.test")).map(({ subject }) => subject)).toHaveLength(3);
    expect((await notificationsOf("admin")).rows.some(({ kind }) => kind === "trial_ending")).toBe(false);
    const written = host.entities
      .selectFrom("audit_log")
      .select(["action", "description"])
      .where("module", "=", "usage");
    expect(await written.orderBy("audit_id").execute()).toEqual([
      { action: "limit_near", description: "400 / 500" },
      { action: "limit_reached", description: "501 / 500" },
    ]);
  });
});

it("sends a weekly digest with the dashboard's numbers once, on the member's day", async () => {
  const { weeklyDigests } = await import("#host/domains/traffic/digest/weeklyDigests.ts");
  const run = { attempt: 1, last: false, signal: new AbortController().signal };
  const view = (session: number, at: string, more = {}) =>
    eventRow({ widgetId: host.acme.blog.widgetId, session, visitor: session, at, ...more });
  await host.events.insert("event", [
    view(1, "2026-03-16T09:00:00Z"),
    view(1, "2026-03-16T09:05:00Z"),
    view(2, "2026-03-17T09:00:00Z"),
    view(3, "2026-03-08T09:00:00Z"),
    // today is not over, so it is excluded
    view(4, "2026-03-18T09:00:00Z"),
  ]);
  // the tests' clock is set to a Wednesday
  await choose("user", { digest_day: 3 });
  for (let n = 0; n < 2; n++) await weeklyDigests.work(host.services, {}, run);
  await settled();
  const sent = await mails("uma@acme.test");
  expect(sent.map(({ subject }) => subject)).toEqual(["Visitors in your week: 2"]);
  expect(sent[0]?.body_text).toContain("Blog: visitors 2 (week before: 1), sessions 2, page views 3, bounce rate 50%.");
  expect(sent[0]?.body_text).toContain("Shop: no visitors (week before: 0).");
  expect((await mails("vic@acme.test")).length).toBe(0);
});
