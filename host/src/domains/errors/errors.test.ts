import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getErrorGroup, getErrorGroups, setErrorState } from "@sightline/schema/rest/errors/errors";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { placeOf } from "./errorGroupOf.ts";

const COUPON = "aaaaaaaaaaaaaaaa";
const GALLERY = "bbbbbbbbbbbbbbbb";
const CART = "dddddddddddddddd";
const OTHER = "eeeeeeeeeeeeeeee";
const stack =
  "TypeError: x is undefined\n    at applyCoupon (https://shop.test/assets/shop.js?v=3:118:24)\n    at run (a.js:1:1)";

describe("error log", () => {
  let host: TestHost;
  const range = () => ({ widget_id: host.acme.shop.widgetId, startDate: "2026-03-16", endDate: "2026-03-18" });
  const list = async (body: object = {}, as: "viewer" | "stranger" = "viewer") =>
    host.request(getErrorGroups, { as, body: { ...range(), ...body } });
  const states = async () =>
    Object.fromEntries(
      (await list()).answer.rows.map((row) => [row.error_group_id, row.regression ? "regression" : row.state]),
    );
  const one = (hash: string, body: object = {}, as: "viewer" | "stranger" = "viewer") =>
    host.request(getErrorGroup, { as, params: { error_group_id: hash }, body: { ...range(), ...body } });
  const setState = (body: object, as: "user" | "viewer" | "stranger" = "user") =>
    host.request(setErrorState, { as, body: { widget_id: range().widget_id, error_group_id: COUPON, ...body } });
  const event = (session: number, at: string, columns: object = {}) =>
    eventRow({
      widgetId: range().widget_id,
      session,
      at: `2026-03-${at}Z`,
      path: "/cart",
      browser: "Chrome",
      ...columns,
    });
  const error = (session: number, at: string, error_hash: string, columns: object = {}) =>
    event(session, at, { type: "error", name: "TypeError", message: "x is undefined", stack, error_hash, ...columns });

  beforeAll(async () => {
    host = await openTestHost();
    await host.events.insert("event", [
      // session 1: the error twice, and no purchase; session 2: once, and a purchase; 3 and 4: no errors, one purchase
      event(1, "16T09:00:00"),
      event(1, "16T09:00:05", { type: "click", text: "Apply" }),
      event(1, "16T09:00:06", { type: "ping" }),
      error(1, "16T09:00:10", COUPON),
      error(1, "17T08:00:20", COUPON, { path: "/checkout" }),
      event(2, "17T09:00:00", { browser: "Safari" }),
      error(2, "17T09:00:10", COUPON, { browser: "Safari", message: "newest words" }),
      event(2, "17T09:01:00", { type: "event", name: "purchase" }),
      error(2, "17T09:02:00", GALLERY, { name: "", stack: "", message: "Script error." }),
      event(3, "17T10:00:00"),
      event(3, "17T10:00:01", { type: "event", name: "purchase" }),
      event(4, "17T11:00:00"),
      // before the range, from a bot, from another project
      error(5, "01T09:00:00", COUPON),
      error(6, "17T09:00:00", COUPON, { is_bot: 1 }),
      eventRow({
        widgetId: host.acme.blog.widgetId,
        session: 7,
        at: "2026-03-17T09:00:00Z",
        type: "error",
        error_hash: GALLERY,
      }),
    ]);
  });
  afterAll(() => host.close());

  it("groups errors by frequency, with the newest message", async () => {
    const { rows, totals } = (await list()).answer;
    expect(rows.map((row) => [row.error_group_id, row.count, row.sessions, row.visitors])).toEqual([
      [COUPON, 3, 2, 2],
      [GALLERY, 1, 1, 1],
    ]);
    expect(rows[0]).toMatchObject({
      ...{ message: "newest words", type: "TypeError", place: "/assets/shop.js:118:24" },
      ...{ first_seen: "2026-03-01T09:00:00.000Z", last_seen: "2026-03-17T09:00:10.000Z", assignee: null },
    });
    // 30 parts of the 58 hours from the 16th up to now: the time after the 18th's ten o'clock gets none
    expect(rows[0]?.sparkline.flatMap((n, part) => (n > 0 ? [[part, n]] : []))).toEqual([[4, 1], [16, 1], [17, 1]]); // prettier-ignore
    expect(rows[1]).toMatchObject({ type: "Error", place: "" });
    expect(totals).toMatchObject({ errors: 4, sessions: 2, all_sessions: 4, by_state: { unresolved: 2, resolved: 0 } });
  });

  it("is filtered by filters, text and state", async () => {
    const ids = async (body: object) => (await list(body)).answer.rows.map((row) => [row.error_group_id, row.count]);
    expect(await ids({ text: "SHOP.JS" })).toEqual([[COUPON, 3]]);
    expect(await ids({ states: ["resolved"] })).toEqual([]);
    const safari = [[{ criteria: "browser", operator: "==", value: "Safari" }]];
    const checkout = [[{ criteria: "page", operator: "==", value: "/checkout" }]];
    expect(await ids({ custom_filter: safari, text: "newest" })).toEqual([[COUPON, 1]]);
    expect(await ids({ custom_filter: checkout })).toEqual([[COUPON, 1]]);
  });

  it("shows an error with its stack, location, preceding actions and cost", async () => {
    const { answer } = await one(COUPON, { goal: "purchase" });
    expect(answer).toMatchObject({
      stack,
      browsers: [{ name: "Chrome", count: 2 }, { name: "Safari", count: 1 }],
      pages: [{ name: "/cart", count: 2 }, { name: "/checkout", count: 1 }],
      breadcrumbs: [{ type: "pageview", path: "/cart" }],
      conversion: { with_error: { sessions: 2, converted: 1 }, without_error: { sessions: 2, converted: 1 } },
    }); // prettier-ignore
    expect(answer.conversion?.difference).toMatchObject({ value: 0, p: 1 });
    expect(answer.instances.map(({ at }) => at.slice(8, 16))).toEqual(["17T09:00", "17T08:00", "16T09:00"]);
    const second = (await one(COUPON, { occurrence: 1 })).answer;
    expect(second.occurrence).toMatchObject({ index: 1, at: "2026-03-17T08:00:20.000Z", path: "/checkout" });
    expect(second.breadcrumbs.map(({ type }) => type)).toEqual(["pageview", "click", "error"]);
    expect((await one(COUPON, { occurrence: 99 })).answer.occurrence.index).toBe(2);
    const earlier = (await one(COUPON, { endDate: "2026-03-16" })).answer;
    expect(earlier.breadcrumbs.map(({ type, text }) => [type, text])).toEqual([["pageview", ""], ["click", "Apply"]]); // prettier-ignore
    expect(earlier.conversion).toBeNull();
    expect((await one("cccccccccccccccc")).failure.code).toBe("NOT_FOUND");
    expect((await one(COUPON, {}, "stranger")).failure.code).toBe("NOT_FOUND");
  });

  it("resolves an error, and reopens it as a regression when it recurs", async () => {
    expect((await setState({ state: "resolved" })).answer.state).toBe("resolved");
    expect(await states()).toEqual({ [COUPON]: "resolved", [GALLERY]: "unresolved" });
    host.clock.move(60_000);
    await host.events.insert("event", [error(8, "18T10:00:30", COUPON)]);
    expect(await states()).toMatchObject({ [COUPON]: "regression" });
    // assigning it does not change when it was resolved
    await setState({ assignee: host.members.user.userId });
    expect(await states()).toMatchObject({ [COUPON]: "regression" });
    expect((await list()).answer.rows[0]?.assignee).toEqual({ user_id: host.members.user.userId, name: "Uma User" });
    await setState({ assignee: null, state: "ignored" });
    expect((await list()).answer.rows[0]).toMatchObject({ state: "ignored", regression: false, assignee: null });
  });

  it("lists the releases of an error, and whether it recurred in a later one", async () => {
    await host.events.insert("event", [
      error(20, "17T11:00:00", CART, { release: "1.4.2", message: "cart" }),
      error(21, "17T12:00:00", CART, { release: "1.5.0", message: "cart", browser: "Firefox" }),
      error(22, "17T13:00:00", OTHER, { release: "1.5.0", error_kind: "console", name: "console.error" }),
    ]);
    const cart = async () => (await list()).answer.rows.find((row) => row.error_group_id === CART);
    expect(await cart()).toMatchObject({ first_release: "1.4.2", last_release: "1.5.0", kind: "script" });
    expect((await one(CART)).answer.releases).toEqual([{ name: "1.4.2", count: 1 }, { name: "1.5.0", count: 1 }]); // prettier-ignore
    await setState({ error_group_id: CART, state: "resolved" });
    expect(await cart()).toMatchObject({ state: "resolved", regression_release: "" });
    // an error from a long-open page returns, in an already known release
    await host.events.insert("event", [error(21, "18T20:00:00", CART, { release: "1.4.2" })]);
    expect(await cart()).toMatchObject({ state: "unresolved", regression: true, regression_release: "" });
    await host.events.insert("event", [error(23, "18T21:00:00", CART, { release: "1.6.0" })]);
    expect(await cart()).toMatchObject({ regression: true, regression_release: "1.6.0", last_release: "1.6.0" });
  });

  it("is filtered by kind, release and assignee, and lists the available values", async () => {
    const ids = async (body: object) => (await list(body)).answer.rows.map((row) => [row.error_group_id, row.count]);
    expect(await ids({ kinds: ["console"] })).toEqual([[OTHER, 1]]);
    expect(await ids({ releases: ["1.5.0", "1.6.0"], kinds: ["script"] })).toEqual([[CART, 2]]);
    const { answer } = await list({ kinds: ["console"], assignee: 0 });
    expect(answer.totals).toMatchObject({ errors: 1, sessions: 1, by_state: { unresolved: 1 } });
    expect(answer.facets.kinds).toEqual([{ name: "script", count: 9 }, { name: "console", count: 1 }]); // prettier-ignore
    expect(answer.facets.releases.map(({ name, count }) => [name, count])).toEqual([
      ["1.4.2", 2],
      ["1.5.0", 2],
      ["1.6.0", 1],
    ]);
    expect(answer.facets.browsers[0]?.name).toBe("Chrome");
    await setState({ error_group_id: OTHER, assignee: host.members.user.userId });
    expect(await ids({ assignee: host.members.user.userId })).toEqual([[OTHER, 1]]);
    expect((await list({ kinds: ["fatal"] })).failure.field).toBe("kinds.0");
  });

  it("snoozes an error for some days", async () => {
    await setState({ state: "snoozed", snooze_days: 2 });
    expect(await states()).toMatchObject({ [COUPON]: "snoozed" });
    host.clock.move(2 * 86_400_000);
    expect(await states()).toMatchObject({ [COUPON]: "unresolved" });
    host.clock.move(-2 * 86_400_000);
  });

  it("refuses incomplete input, read-only roles and assignees of other companies", async () => {
    expect((await setState({ state: "snoozed" })).failure).toMatchObject({ code: "INVALID", field: "snooze_days" });
    expect((await setState({})).failure.field).toBe("state");
    expect((await setState({ assignee: host.members.stranger.userId })).failure.field).toBe("assignee");
    expect((await setState({ error_group_id: "../etc", state: "resolved" })).failure.field).toBe("error_group_id");
    expect((await setState({ state: "resolved" }, "viewer")).failure.code).toBe("ROLE");
    expect((await setState({ state: "resolved" }, "stranger")).failure.code).toBe("NOT_FOUND");
  });

  it.each([
    ["Error: x\n    at https://a.test/b.js:3:4", "/b.js:3:4"],
    ["apply@https://a.test/b.js:3:4\nrun@https://a.test/c.js:1:1", "/b.js:3:4"],
    ["https://a.test/page:12:1", "/page:12:1"],
    ["", ""],
  ])("parses the location of %j", (text, place) => expect(placeOf(text)).toBe(place));
});
