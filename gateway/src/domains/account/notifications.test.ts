import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const settings = { settings: [{ kind: "weekly_digest", mail: true, in_app: false }], digest_day: 1 };
const joined = {
  message: "Nora joined your team",
  reason: "notifications.joinedTitle",
  params: { name: "Nora" },
};
const old = { message: "Written before texts had reasons", reason: null, params: null };
const notification = {
  notification_id: 6,
  kind: "member_joined",
  title: joined,
  sentences: [{ message: "Written before texts had reasons" }],
  path: "/team",
  created_at: "2026-02-01T00:00:00.000Z",
  is_read: false,
};
const subscription = { kind: "weekly_digest", email: "o•••@demo.test", is_on: true };
const TOKEN = `weekly_digest~${"a".repeat(32)}`;

beforeEach(() => {
  gateway.answers({
    getNotificationSettings: settings,
    updateNotificationSettings: { ...settings, digest_day: 5 },
    getNotifications: { rows: [notification], total: 4, unread: 2 },
    readNotifications: { unread: 0 },
    getSubscription: subscription,
    setSubscription: { ...subscription, is_on: false },
  });
  gateway.forget();
});

test("returns each member's own settings and notifications", async () => {
  const { data } = await gateway.execute(
    `{ viewer { unreadNotifications notificationSettings { digestDay settings { kind mail inApp } }
      notifications(first: 5) { totalCount edges { node { id title { message reason params } sentences { message reason params } isRead } } } } }`,
    {},
    { as: "viewer" },
  );
  expect(data).toEqual({
    viewer: {
      unreadNotifications: 2,
      notificationSettings: { digestDay: 1, settings: [{ kind: "WEEKLY_DIGEST", mail: true, inApp: false }] },
      notifications: {
        totalCount: 4,
        edges: [{ node: { id: globalId("Notification:6"), title: joined, sentences: [old], isRead: false } }],
      },
    },
  });
  const node = (id: string) => gateway.execute("query ($id: ID!) { node(id: $id) { id } }", { id }, { as: "viewer" });
  expect((await node(globalId("Notification:6"))).data).toEqual({ node: { id: globalId("Notification:6") } });
  expect((await node(globalId("Notification:5"))).data).toEqual({ node: null });
});

test("saves notification settings, and marks notifications as read up to the last one seen", async () => {
  const change = await gateway.execute(
    "mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { settings { digestDay } problem { field } } }",
    { input: { digestDay: 5, settings: [{ kind: "USAGE_ALERT", mail: false, inApp: true }] } },
    { as: "user" },
  );
  expect(change.data).toEqual({ updateNotificationSettings: { settings: { digestDay: 5 }, problem: null } });
  expect(gateway.calls("updateNotificationSettings")[0]?.body).toEqual({
    digest_day: 5,
    settings: [{ kind: "usage_alert", mail: false, in_app: true }],
  });
  const read = await gateway.execute(
    "mutation ($upTo: ID!) { readNotifications(input: {upTo: $upTo}) { viewer { unreadNotifications } problem { field } } }",
    { upTo: globalId("Notification:6") },
    { as: "user" },
  );
  expect(read.data).toEqual({ readNotifications: { viewer: { unreadNotifications: 2 }, problem: null } });
  expect(gateway.calls("readNotifications")[0]?.body).toEqual({ up_to_id: 6 });
});

test("unsubscribes anyone with the link of an email", async () => {
  const look = (token: string) =>
    gateway.execute("query ($token: String!) { mailSubscription(token: $token) { kind email isOn } }", { token });
  expect((await look(TOKEN)).data).toEqual({
    mailSubscription: { kind: "WEEKLY_DIGEST", email: "o•••@demo.test", isOn: true },
  });
  expect((await look("nonsense")).data).toEqual({ mailSubscription: null });
  gateway.answers({ getSubscription: new Raw(404, { err: "The link was not found", code: "NOT_FOUND" }) });
  expect((await look(TOKEN)).data).toEqual({ mailSubscription: null });
  const stop = () =>
    gateway.execute(
      "mutation ($token: String!) { setMailSubscription(input: {token: $token, isOn: false}) { subscription { isOn } problem { code } } }",
      { token: TOKEN },
    );
  expect((await stop()).data).toEqual({ setMailSubscription: { subscription: { isOn: false }, problem: null } });
  gateway.answers({ setSubscription: new Raw(404, { err: "The link was not found", code: "NOT_FOUND" }) });
  expect((await stop()).data).toMatchObject({ setMailSubscription: { problem: { code: "NOT_FOUND" } } });
});
