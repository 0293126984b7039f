// Three visits, few enough to count by hand, and the ones that a filter selects.
import type { CustomFilter, FilterCriteria, FilterOperator } from "@sightline/schema/rest/range";
import { IS_PAGE_VIEW } from "../../visits/visitSql.ts";
import { text } from "#host/stores/resultColumns.ts";
import { eventRow, sessionId } from "#host/testing/eventRow.ts";
import { openEvents } from "#host/testing/openEvents.ts";
import { type FilterRequest, parseFilter } from "../filter.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "../../visits/humanTrafficSql.ts";

const widgetId = 1;
const period = { from: Date.parse("2026-03-16T00:00:00Z"), to: Date.parse("2026-03-18T00:00:00Z") };

const VIEW = "30000000-0000-4000-8000-000000000001";

/**
 * Three visits: 1 on Monday 9:00, 2 on Monday 23:00, 3 on Tuesday 9:00. Visitor 1 made 1 and 3. Visitor 2 has an
 * earlier visit.
 */
const rows = [
  {
    session: 1,
    at: "2026-03-16T09:00:00Z",
    path: "/Café",
    url: "https://shop.test/Caf%C3%A9?x=1&color=red%20wine&color=blue",
    entry_path: "/Café",
    channel: "Direct",
    device: "desktop",
    country: "DE",
  },
  {
    session: 1,
    at: "2026-03-16T09:01:00Z",
    path: "/buy",
    entry_path: "/Café",
    channel: "Direct",
    device: "desktop",
    country: "DE",
    page_view_id: VIEW,
  },
  {
    session: 1,
    at: "2026-03-16T09:02:00Z",
    path: "/buy",
    entry_path: "/Café",
    channel: "Direct",
    device: "desktop",
    country: "DE",
    type: "event",
    name: "purchase",
  },
  ...[
    { at: "2026-03-16T09:01:20Z", type: "scroll", scroll_depth: 55, engaged_ms: 9_000 },
    { at: "2026-03-16T09:01:40Z", type: "leave", scroll_depth: 30, engaged_ms: 3_500 },
  ].map((read) => ({ session: 1, path: "/buy", page_view_id: VIEW, ...read })),
  {
    session: 2,
    visitor: 2,
    at: "2026-03-16T23:00:00Z",
    path: "/",
    url: "https://shop.test/?filter%5Bsize%5D=XL&Color=red&debug#color=green",
    entry_path: "/",
    channel: "Paid Search",
    device: "mobile",
    country: "US",
    region: "Texas",
    city: "Austin",
    utm_term: "100%",
    utc_offset: 60,
  },
  {
    session: 2,
    visitor: 2,
    at: "2026-03-16T23:01:00Z",
    path: "/",
    entry_path: "/",
    channel: "Paid Search",
    device: "mobile",
    country: "US",
    region: "Texas",
    city: "Austin",
    type: "rage",
  },
  {
    session: 3,
    visitor: 1,
    at: "2026-03-17T09:00:00Z",
    path: "/buy",
    url: "https://app.test/#/buy?color=navy+blue&filter[size]=S",
    entry_path: "/buy",
    channel: "Organic Search",
    device: "tablet",
    ref: "https://google.com/x",
    ref_host: "google.com",
  },
  ...[
    // the latest value of each attribute counts
    { visitor: 1, at: "2026-03-16T09:00:10Z", props: { plan: "trial", seats: 3 } },
    {
      visitor: 1,
      at: "2026-03-16T09:00:20Z",
      name: "customer-1",
      props: { plan: "pro", seats: 42, vip: true, note: null },
    },
    { visitor: 2, at: "2026-03-16T23:00:10Z", props: { plan: "Free", note: "" } },
  ].map(({ props, ...identified }) => ({
    session: identified.visitor,
    type: "identify",
    ...identified,
    props: JSON.stringify(props),
  })),
  { session: 4, visitor: 2, at: "2026-01-05T09:00:00Z", path: "/", entry_path: "/", channel: "Direct" },
].map((row) => eventRow({ widgetId, session_start: new Date(row.at).toISOString(), ...row }));

export async function openVisits() {
  const { events, close } = await openEvents();
  await events.insert("event", rows);

  /** The visits of the period with at least one selected page view. */
  async function chosen(requested: FilterRequest, zone = "UTC"): Promise<number[]> {
    const filter = parseFilter(requested);
    const where = [IN_PERIOD, IS_HUMAN, IS_PAGE_VIEW, ...filter.visits, ...filter.rows].join(" AND ");
    const found = await events.query(
      { id: text },
      `SELECT DISTINCT toString(session_id) AS id FROM event WHERE ${where}`,
      {
        ...periodParams(widgetId, zone, period),
        ...filter.params,
      },
    );
    return [1, 2, 3].filter((n) => found.some(({ id }) => id === sessionId(n)));
  }
  return {
    chosen,
    close,
  };
}

export const by = (criteria: FilterCriteria, operator: FilterOperator, value = ""): CustomFilter => [
  [{ criteria, operator, value }],
];

export const keyed = (criteria: FilterCriteria, key: string | undefined, operator: FilterOperator, value = "") => [
  [{ criteria, operator, value, ...(key !== undefined && { key }) }],
];
