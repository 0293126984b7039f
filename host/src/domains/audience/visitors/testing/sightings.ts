// A small set of visitors. The expected numbers in this folder's tests were counted by hand. Times are UTC.
import { eventRow } from "#host/testing/eventRow.ts";

const view = (n: number) => `30000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** Visitors 1 to 3 of the project, and visitor 4 of another one. */
export function sightings(widgetId: number, otherWidgetId: number) {
  const anna = { widgetId, visitor: 1, country: "DE", entry_path: "/" };
  const onPhone = { device: "mobile", browser: "Safari", os: "iOS", region: "Bavaria", city: "Munich" };
  const identify = (props: object) => ({ type: "identify", props: JSON.stringify(props) });
  const march10 = { ...anna, session: 2, device: "desktop" };
  const purchase = { type: "event", name: "purchase", props: '{"items":2}' };
  return [
    eventRow({ ...anna, session: 1, at: "2026-02-20T08:00:00Z", path: "/" }),
    eventRow({ ...march10, at: "2026-03-10T10:00:00Z", path: "/", title: "Home", page_view_id: view(1) }),
    eventRow({
      ...march10,
      at: "2026-03-10T10:00:30Z",
      name: "customer-1",
      ...identify({ name: "Anna Ahrens", email: "anna@old.example", orders: 2 }),
    }),
    eventRow({ ...march10, at: "2026-03-10T10:01:00Z", type: "click", text: "To the cart" }),
    eventRow({ ...march10, at: "2026-03-10T10:01:00.500Z", type: "leave", engaged_ms: 60_000, page_view_id: view(1) }),
    eventRow({ ...march10, at: "2026-03-10T10:01:01Z", path: "/cart", title: "Cart", page_view_id: view(2) }),
    eventRow({ ...march10, at: "2026-03-10T10:01:02Z", type: "exposure", test_id: 7, variant_id: "b" }),
    eventRow({ ...march10, at: "2026-03-10T10:01:10Z", type: "error", name: "TypeError", message: "x is undefined" }),
    eventRow({ ...march10, at: "2026-03-10T10:01:20Z", ...purchase, value: 40, currency: "EUR" }),
    // in another currency, so excluded from the sum
    eventRow({ ...march10, at: "2026-03-10T10:01:21Z", ...purchase, value: 7, currency: "SEK" }),
    eventRow({ ...march10, at: "2026-03-10T10:01:30Z", type: "ping", engaged_ms: 30_000, page_view_id: view(2) }),
    // the newest value of each attribute counts
    eventRow({ ...anna, ...onPhone, session: 3, at: "2026-03-16T09:00:00Z", path: "/" }),
    eventRow({
      ...anna,
      ...onPhone,
      session: 3,
      at: "2026-03-16T09:01:00Z",
      ...identify({ email: "anna@new.example", orders: 3 }),
    }),
    eventRow({ ...anna, ...onPhone, session: 3, at: "2026-03-16T09:02:00Z", type: "click" }),
    // a name in two parts, without an id or address
    eventRow({ widgetId, visitor: 2, session: 4, at: "2026-03-12T12:00:00Z", path: "/", country: "US" }),
    eventRow({
      widgetId,
      visitor: 2,
      session: 4,
      at: "2026-03-12T12:01:00Z",
      country: "US",
      ...identify({ first_name: "Ben", last_name: "Bright" }),
    }),
    // a lead: an email address without a name
    eventRow({ widgetId, visitor: 3, session: 5, at: "2026-03-16T10:00:00Z", path: "/", country: "FR" }),
    eventRow({ widgetId, visitor: 3, session: 5, at: "2026-03-16T10:01:00Z", path: "/news", country: "FR" }),
    eventRow({
      widgetId,
      visitor: 3,
      session: 5,
      at: "2026-03-16T10:02:00Z",
      country: "FR",
      ...identify({ email: "chloe@example.com", name: null }),
    }),
    // a bot, and a visitor of another project
    eventRow({ widgetId, visitor: 9, session: 9, at: "2026-03-16T10:00:00Z", path: "/", is_bot: 1 }),
    eventRow({ widgetId: otherWidgetId, visitor: 4, session: 6, at: "2026-03-16T10:00:00Z", path: "/" }),
  ];
}
