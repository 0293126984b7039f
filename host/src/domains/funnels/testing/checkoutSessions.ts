// Sessions of a checkout of three pages, whose numbers were counted by hand.
import type { EventFacts } from "#host/analytics/columns.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import type { TestHost } from "#host/testing/testHost.ts";

/** One session per line: its visitor, its start and its events as `seconds path` or `seconds !event`. */
const sessions: [session: number, visitor: number, start: string, device: string, ...events: string[]][] = [
  [1, 1, "2026-03-10T10:00:00Z", "desktop", "0 /cart", "20 /checkout", "50 /thanks"],
  // the visitor goes back to the cart first, and looks around between the steps
  [2, 2, "2026-03-10T11:00:00Z", "mobile", "0 /cart", "10 /cart", "30 /help", "40 /checkout", "100 /thanks"],
  [3, 3, "2026-03-10T12:00:00Z", "mobile", "0 /cart", "60 /checkout", "70 !coupon", "90 /help", "120 /"],
  [4, 4, "2026-03-11T10:00:00Z", "desktop", "0 /cart", "30 /help"],
  [5, 5, "2026-03-11T11:00:00Z", "mobile", "0 /checkout", "10 /thanks"],
  // pays in a second session, one day later
  [6, 6, "2026-03-12T10:00:00Z", "desktop", "0 /cart", "10 /checkout", "25 !leave"],
  [7, 6, "2026-03-13T09:00:00Z", "desktop", "0 /", "10 /thanks"],
  // a week before
  [8, 8, "2026-03-03T10:00:00Z", "desktop", "0 /cart", "10 /checkout"],
];

export const page = (value: string, more: object = {}) => ({ kind: "page" as const, value, ...more });
const steps = [page("/cart"), page("/checkout"), page("/thanks")];
export const range = { startDate: "2026-03-09", endDate: "2026-03-13" };

export type Definition = Parameters<typeof definitionOf>[0];

/** A funnel of the three pages within a session, unless said otherwise. */
export function definitionOf(
  more: { mode?: "session" | "visitor"; order?: "ordered" | "strict" | "any" } & object = {},
) {
  return { steps, mode: "session" as const, window: 86_400, ...more };
}

export async function insertSessions({ acme, events }: TestHost): Promise<void> {
  const widget_id = acme.shop.widgetId;
  const rows = sessions.flatMap(([session, visitor, start, device, ...happened]) =>
    happened.map((each) => {
      const [seconds = "", what = ""] = each.split(" ");
      const at = new Date(Date.parse(start) + Number(seconds) * 1000).toISOString();
      const facts: EventFacts = { session_start: start, device, channel: "Direct", country: "DE", entry_path: "/" };
      if (what === "!leave") return eventRow({ widgetId: widget_id, at, session, visitor, type: "leave", ...facts });
      return what.startsWith("!")
        ? eventRow({
            widgetId: widget_id,
            at,
            session,
            visitor,
            type: "event",
            name: what.slice(1),
            path: "/checkout",
            ...facts,
          })
        : eventRow({
            widgetId: widget_id,
            at,
            session,
            visitor,
            path: what,
            url: `https://shop.example${what}`,
            ...facts,
          });
    }),
  );
  await events.insert("event", rows);
}
