// A checkout with six sessions whose numbers were counted by hand.
import { eventRow, viewId } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

export const DAYS = { startDate: "2026-03-16", endDate: "2026-03-17" };
export const rule = { page: { match: "exact" as const, value: "/checkout" }, selector: "#checkout" };
export const counts = { views: 6, starters: 5, attempts: 3, completions: 2 };

type FormEvent = [second: number, type: string, more?: object];

/** Events of the form at seconds after 9 o'clock, each in the page view with the number of the session. */
function inForm(widget_id: number, session: number, events: FormEvent[], more: object = {}) {
  return events.map(([second, type, own = {}]) => {
    const at = new Date(Date.parse("2026-03-16T09:00:00Z") + second * 1000).toISOString();
    const page = { path: "/checkout", url: "https://shop.example/checkout", page_view_id: viewId(session) };
    const form = type.startsWith("form_") && {
      selector: "#checkout",
      ...(type !== "form_field" && { text: "Checkout" }),
    };
    return eventRow({ widgetId: widget_id, session, at, type, ...page, ...form, ...more, ...own });
  });
}

const field = (name: string, position: number, own: object = {}) => ({
  ...{ field: name, field_type: name === "email" ? "email" : "text", field_position: position, text: `Your ${name}` },
  ...{ is_reached: 1, is_filled: 1, focuses: 1, focused_ms: 2000, hesitation_ms: 500 },
  ...own,
});
const untouched = { is_reached: 0, is_filled: 0, focuses: 0, focused_ms: 0, hesitation_ms: 0 };
const begins = (name: string) => ({ field: name, field_type: "text" });

export async function openCheckout(): Promise<{ host: TestHost; widget_id: number }> {
  const host = await openTestHost();
  const { widgetId } = host.acme.shop;
  const of = (session: number, events: FormEvent[], more?: object) => inForm(widgetId, session, events, more);
  await host.events.insert("event", [
    // 1 submits at once, and 20 seconds later sees the thank-you page
    ...of(1, [
      [0, "form_view"],
      [10, "form_start", begins("name")],
      [30, "form_submit", { form_attempt: 1 }],
      [30, "form_field", field("name", 1, { form_attempt: 1 })],
      [30, "form_field", field("email", 2, { form_attempt: 1, focused_ms: 4000, is_last: 1 })],
      [30, "form_field", field("phone", 3, { ...untouched, form_attempt: 1 })],
      [50, "pageview", { path: "/thanks", url: "https://shop.example/thanks" }],
    ]),
    // 2 submits with an error in the email, corrects it, and submits again
    ...of(2, [
      [0, "form_view"],
      [5, "form_start", begins("email")],
      [20, "form_submit", { form_attempt: 1 }],
      [22, "form_field", field("email", 2, { form_attempt: 1, field_errors: 1, is_last: 1, hesitation_ms: 1500 })],
      [22, "form_field", field("name", 1, { ...untouched, form_attempt: 1 })],
      [40, "form_submit", { form_attempt: 2 }],
      [
        40,
        "form_field",
        field("email", 2, { form_attempt: 2, focuses: 2, focused_ms: 1000, refills: 1, hesitation_ms: 0 }),
      ],
      [40, "form_field", field("name", 1, { form_attempt: 2, is_last: 1 })],
      [41, "event", { name: "purchase" }],
    ]),
    // 3 is refused by the browser and gives up at the email
    ...of(
      3,
      [
        [0, "form_view"],
        [1, "form_start", begins("name")],
        [9, "form_submit", { form_attempt: 1, field_errors: 1 }],
        [12, "form_field", field("name", 1, { form_attempt: 1 })],
        [
          12,
          "form_field",
          field("email", 2, { form_attempt: 1, is_filled: 0, field_errors: 1, is_last: 1, hesitation_ms: 0 }),
        ],
      ],
      { device: "mobile" },
    ),
    // 4 leaves at the phone
    ...of(
      4,
      [
        [0, "form_view"],
        [1, "form_start", begins("name")],
        [60, "form_field", field("name", 1)],
        [60, "form_field", field("phone", 3, { focuses: 3, focused_ms: 9000, is_last: 1 })],
      ],
      { device: "mobile" },
    ),
    // 5 only looks, and 6 was measured before the field could be sent
    ...of(5, [[0, "form_view"]], { device: "mobile" }),
    ...of(6, [
      [0, "form_view"],
      [3, "form_start", begins("name")],
    ]),
    // bots and the team don't count
    ...of(7, [[0, "form_view"]], { is_bot: 1 }),
    ...of(8, [[0, "form_view"]], { is_internal: 1 }),
    // the page that followed showed the form again with an error
    ...of(
      9,
      [
        [0, "form_view"],
        [1, "form_start", begins("name")],
        [5, "form_submit", { form_attempt: 1 }],
        [7, "form_field", { ...field("name", 1, untouched), page_view_id: viewId(90), field_errors: 1 }],
      ],
      { path: "/login", url: "https://shop.example/login", selector: "#login" },
    ),
  ]);
  return { host, widget_id: widgetId };
}
