// @vitest-environment jsdom
// The last 24 hours of the realtime screen: the slider, the URL, and what the parts show of a past moment.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { clockTicks, momentAge, momentClock } from "./_lib/day/momentLabel.ts";
import { readMoment } from "./_lib/day/moments.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const until = Math.floor(Date.now() / MINUTE) * MINUTE;
const from = until - 24 * HOUR;
const iso = (at: number) => new Date(at).toISOString().replace(".000", "");
const online = Array.from({ length: 1441 }, (_, minute) => minute % 7);

beforeEach(() => localStorage.clear());

const visitor = (path: string) => ({
  ...{ visitorId: path, sessionId: path, isRecorded: false, state: "ACTIVE", path, since: iso(from), pageviews: 1 },
  ...{ channel: "Direct", country: "DE", device: "desktop", browser: "Firefox" },
});

/** The path of the only visitor is the moment. */
function open(search = "") {
  const view = renderRoute(`/visitor/realtime${search}`, {
    types: {
      ...member({ role: "VIEWER" }),
      OnlineHistory: () => ({ from: iso(from), stepSeconds: 60, online }),
      Realtime: ({ args }) => {
        const at = typeof args?.["at"] === "string" ? args["at"] : null;
        return {
          ...{ at: at ?? new Date().toISOString(), active: 3, idle: 1, events: [] },
          visitors: [visitor(at === null ? "/live" : `/${at}`)],
        };
      },
    },
  });
  const requestedMoments = () => view.sentAs("RealtimeScreenQuery").map(({ at }) => at);
  return { ...view, requestedMoments, address: () => new URLSearchParams(view.router.state.location.search).get("at") };
}
const slider = () => screen.findByRole("slider", { name: "Moment of the last 24 hours" });
const shows = async (path: string) =>
  within(await screen.findByRole("grid", { name: "Visitors online" })).findByText(
    // a path is two elements, of which only the first is truncated
    (_, element) => element?.getAttribute("data-full-text") === path,
  );

it("goes to any moment by keys and requests only where the slider stays", async () => {
  const user = userEvent.setup();
  const { requestedMoments, address } = open();
  const strip = await slider();
  expect(strip.getAttribute("aria-valuetext")).toBe("Live, 4 visitors online");
  act(() => strip.focus());
  const keys = ["PageDown", "PageDown", "PageDown", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", "PageUp"];
  const minutes = [1380, 1320, 1260, 1259, 1258, 1259, 1260, 1320];
  for (const [n, key] of keys.entries()) {
    // without a pause: on a busy machine, the slider would seem to stay
    fireEvent.keyDown(strip, { key });
    expect([key, strip.getAttribute("aria-valuenow")]).toEqual([key, String(minutes[n])]);
  }
  const moment = from + 1320 * MINUTE;
  expect(strip.getAttribute("aria-valuetext")).toMatch(/^\S+( \d\d:\d\d)?.*, 2 hours ago, 4 visitors online$/);
  await shows(`/${iso(moment)}`);
  expect(address()).toBe(iso(moment));
  // live, and the moment: none of those that the slider only passed
  expect(requestedMoments()).toEqual([null, iso(moment)]);
  await user.keyboard("{Home}");
  await shows(`/${iso(from)}`);
  await user.keyboard("{ArrowLeft}{End}");
  await shows("/live");
  expect([address(), strip.getAttribute("aria-valuenow")]).toEqual([null, "1440"]);
});

it("pauses the live updates while it shows a past moment, and names it on the screen", async () => {
  const user = userEvent.setup();
  const moment = from + 600 * MINUTE;
  const { sentAs, address } = open(`?at=${iso(moment)}`);
  await shows(`/${iso(moment)}`);
  expect(sentAs("useRealtimeSubscription")).toEqual([]);
  expect(sentAs("RealtimeScreenQuery")[0]).toMatchObject({ at: iso(moment) });
  expect((await screen.findByText(/^Past: .*14 hours ago$/)).textContent).toContain(":");
  expect(screen.getByRole("heading", { name: /^Online at / })).toBeDefined();
  expect(screen.queryByText(/Updated/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Back to live" }));
  await shows("/live");
  expect(address()).toBeNull();
  expect(screen.queryByRole("button", { name: "Back to live" })).toBeNull();
  expect(document.activeElement).toBe(await slider());
  await waitFor(() => expect(sentAs("useRealtimeSubscription")).toHaveLength(1));
});

it("plays the day from its beginning, ten minutes at a time, until it is paused", async () => {
  const user = userEvent.setup();
  const { requestedMoments } = open();
  await user.click(await screen.findByRole("button", { name: "Play the last 24 hours" }));
  await shows(`/${iso(from)}`);
  await shows(`/${iso(from + 10 * MINUTE)}`);
  await shows(`/${iso(from + 20 * MINUTE)}`);
  await user.click(screen.getByRole("button", { name: "Pause" }));
  const soFar = requestedMoments().length;
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(requestedMoments()).toHaveLength(soFar);
});

it("ends with the live view", async () => {
  const user = userEvent.setup();
  const { address } = open(`?at=${iso(until - 12 * MINUTE)}`);
  await user.click(await screen.findByRole("button", { name: "Play from here" }));
  await shows(`/${iso(until - 2 * MINUTE)}`);
  await shows("/live");
  await screen.findByRole("button", { name: "Play the last 24 hours" });
  expect(address()).toBeNull();
});

it("shows the live view, and says so, for a link that is too old", async () => {
  const { requestedMoments } = open(`?at=${iso(from - HOUR)}`);
  await shows("/live");
  expect(requestedMoments()).toEqual([null]);
  expect(screen.getByText(/older than 24 hours or invalid/)).toBeDefined();
});

it("keeps the moment on the screen when it becomes older than 24 hours", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: until });
  onTestFinished(() => void vi.useRealTimers());
  const user = userEvent.setup();
  open(`?at=${iso(from)}`);
  await shows(`/${iso(from)}`);
  vi.setSystemTime(until + 7 * MINUTE);
  await user.click(screen.getByRole("button", { name: "Play from here" }));
  await shows(`/${iso(from + 10 * MINUTE)}`);
  expect(screen.getByText(/^Past: /)).toBeDefined();
  expect(screen.queryByText(/older than 24 hours or invalid/)).toBeNull();
});

it("reads only moments of the last 24 hours from the URL, as whole minutes", () => {
  const read = (at: string) => readMoment(new URLSearchParams({ at }), until);
  expect(readMoment(new URLSearchParams(), until)).toEqual({ at: null, isRefused: false });
  expect(read(new Date(from + 59_999).toISOString())).toEqual({ at: from, isRefused: false });
  for (const wrong of ["", "yesterday", "1", iso(from - HOUR), iso(until + HOUR), "2026-02-01T99:00:00Z"])
    expect([wrong, read(wrong)]).toEqual([wrong, { at: null, isRefused: true }]);
});

it("tells the two hours apart in which the clock goes back, and names the day before", () => {
  const now = Date.parse("2026-10-25T10:00:00Z");
  const clock = (at: string) => momentClock(Date.parse(at), "Europe/Berlin", now);
  expect([clock("2026-10-25T00:30:00Z"), clock("2026-10-25T01:30:00Z")]).toEqual(["02:30 GMT+2", "02:30 GMT+1"]);
  expect(clock("2026-10-24T12:30:00Z")).toMatch(/^Sat.* 14:30 GMT\+2$/);
  expect(momentClock(now - HOUR, "Asia/Kolkata", now)).toBe("14:30");
  expect([momentAge(now - 59_000, now), momentAge(now - MINUTE, now), momentAge(now - 3.9 * HOUR, now)]).toEqual([
    "just now",
    "1 minute ago",
    "3 hours ago",
  ]);
});

it("marks every third hour of the project's clock, with four hours between two marks when the clock goes back", () => {
  const ticks = (day: string, zone: string) =>
    clockTicks(Date.parse(`${day}T10:00:00Z`) - 24 * HOUR, Date.parse(`${day}T10:00:00Z`), zone);
  const berlin = ticks("2026-10-25", "Europe/Berlin");
  expect(berlin.map(({ label }) => label)).toEqual([..."12:00 15:00 18:00 21:00 00:00 03:00 06:00 09:00".split(" ")]);
  expect(berlin.map(({ at }, n) => (at - (berlin[n - 1]?.at ?? at)) / HOUR)).toEqual([0, 3, 3, 3, 3, 4, 3, 3]);
  const kolkata = ticks("2026-10-25", "Asia/Kolkata");
  expect(kolkata.map(({ label }) => label)).toEqual("18:00 21:00 00:00 03:00 06:00 09:00 12:00 15:00".split(" "));
});
