// A small set of visits: the expected numbers in this domain's tests were counted by hand. Times are UTC. `now` in the
// tests is Wednesday 18 March 2026, 10:00.
import { eventRow } from "#host/testing/eventRow.ts";

interface Happening {
  at: string;
  [column: string]: unknown;
}

const visitors = {
  /** visitor 1 */
  anna: {
    visitor: 1,
    country: "DE",
    device: "desktop",
    browser: "Chrome",
    os: "Windows",
    lang: "de-DE",
    screen_w: 1920,
    screen_h: 1080,
  },
  /** visitor 2 */
  ben: {
    visitor: 2,
    country: "US",
    device: "mobile",
    browser: "Safari",
    os: "iOS",
    lang: "en-US",
    screen_w: 390,
    screen_h: 844,
  },
  /** visitor 3 */
  chloe: { visitor: 3, country: "FR", device: "tablet", browser: "Safari", os: "iOS", lang: "fr-FR" },
} as const;

const view = (n: number) => `30000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const home = { path: "/", title: "Home" };
const product = { path: "/product/a", title: "Product A" };
const fromSearch = { channel: "Organic Search", ref: "https://google.com/", ref_host: "google.com", entry_path: "/" };
const byMail = {
  channel: "Email",
  utm_source: "news",
  utm_medium: "email",
  utm_campaign: "march",
  entry_path: "/product/a",
};
const direct = { channel: "Direct", entry_path: "/" };

export function visits(widgetId: number) {
  const visit = (session: number, start: string, shared: object, events: Happening[]) =>
    events.map((event) =>
      eventRow({ widgetId, session, session_start: new Date(start).toISOString(), ...shared, ...event }),
    );
  return [
    // two pages, a click and a purchase in 150 s
    ...visit(1, "2026-03-16T09:00:00Z", { ...visitors.anna, ...fromSearch }, [
      { at: "2026-03-16T09:00:00Z", ...home, is_entry: 1 },
      { at: "2026-03-16T09:00:30Z", ...home, type: "click", text: "Product A" },
      { at: "2026-03-16T09:01:00Z", ...product, page_view_id: view(12) },
      { at: "2026-03-16T09:02:00Z", ...product, type: "event", name: "purchase", value: 10 },
      {
        at: "2026-03-16T09:02:30Z",
        ...product,
        type: "leave",
        engaged_ms: 60_000,
        scroll_depth: 80,
        page_view_id: view(12),
      },
    ]),
    // one page, 5 s, no interaction: a bounce; its two scroll reports are one page view at 20 percent
    ...visit(2, "2026-03-16T14:00:00Z", { ...visitors.ben, ...direct }, [
      { at: "2026-03-16T14:00:00Z", ...home, is_entry: 1, page_view_id: view(21) },
      {
        at: "2026-03-16T14:00:03Z",
        ...home,
        type: "scroll",
        engaged_ms: 3000,
        scroll_depth: 10,
        page_view_id: view(21),
      },
      {
        at: "2026-03-16T14:00:05Z",
        ...home,
        type: "leave",
        engaged_ms: 1000,
        scroll_depth: 20,
        page_view_id: view(21),
      },
    ]),
    // visitor 1 returns: one page for 20 s is not a bounce
    ...visit(3, "2026-03-17T09:00:00Z", { ...visitors.anna, ...byMail }, [
      { at: "2026-03-17T09:00:00Z", ...product, is_entry: 1, page_view_id: view(31) },
      {
        at: "2026-03-17T09:00:20Z",
        ...product,
        type: "leave",
        engaged_ms: 15_000,
        scroll_depth: 40,
        page_view_id: view(31),
      },
    ]),
    // continues past midnight
    ...visit(4, "2026-03-17T23:59:50Z", { ...visitors.chloe, ...fromSearch }, [
      { at: "2026-03-17T23:59:50Z", ...home, is_entry: 1 },
      { at: "2026-03-18T00:00:30Z", ...product },
    ]),
    // two days earlier: visitor 2 for the first time, a bounce
    ...visit(8, "2026-03-15T10:00:00Z", { ...visitors.ben, ...direct }, [
      { at: "2026-03-15T10:00:00Z", ...home, is_entry: 1 },
      { at: "2026-03-15T10:00:02Z", ...home, type: "leave", engaged_ms: 2000 },
    ]),
    // never counted: a bot, an internal visit, a server-sent identify
    ...visit(90, "2026-03-16T10:00:00Z", { visitor: 90, is_bot: 1 }, [{ at: "2026-03-16T10:00:00Z", ...home }]),
    ...visit(91, "2026-03-16T10:00:00Z", { visitor: 91, is_internal: 1 }, [{ at: "2026-03-16T10:00:00Z", ...home }]),
    {
      ...eventRow({ widgetId, session: 0, visitor: 92, at: "2026-03-16T11:00:00Z", type: "identify" }),
      session_id: "00000000-0000-0000-0000-000000000000",
    },
  ];
}

/** 16 and 17 March: sessions 1 to 4. */
export const TWO_DAYS = { startDate: "2026-03-16", endDate: "2026-03-17" };
