// The example day of docs/definitions.md: its hits are stored, and the column with our numbers must equal the reports.
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as traffic from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const page = readFileSync(path.join(import.meta.dirname, "../../../../../docs/definitions.md"), "utf8");

/** The rows of the table whose header begins with these cells. */
function tableOf(...head: string[]): string[][] {
  const lines = page.split("\n");
  const first = lines.findIndex((line) => line.startsWith(`| ${head.join(" | ")}`));
  const end = lines.findIndex((line, at) => at > first && !line.startsWith("|"));
  return lines.slice(first + 2, end).map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim())); // prettier-ignore
}

const types: Record<string, string> = { "page view": "pageview", "outbound link": "outbound", "page leave": "leave" };
const DAY = Date.parse("2026-03-10T00:00:00Z");

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
  const rows = tableOf("Time", "Visitor", "Visit", "Hit").map(
    ([time = "", visitor = "", visit = "", hit = "", url = ""]) => {
      const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
      return eventRow({
        widgetId: host.acme.shop.widgetId,
        at: new Date(DAY + ((hours * 60 + minutes) * 60 + seconds) * 1000).toISOString(),
        session: Number(visit),
        visitor: visitor.charCodeAt(0),
        type: types[hit.split(",")[0] ?? ""] ?? "unknown",
        path: url,
      });
    },
  );
  await host.events.insert("event", rows);
});
afterAll(() => host.close());

it("matches the numbers in the documentation's example day", async () => {
  const body = { widget_id: host.acme.shop.widgetId, startDate: "2026-03-10", endDate: "2026-03-10" };
  const { totals } = (await host.request(traffic.getTrafficSummary, { as: "viewer", body })).answer;
  const { visitors, sessions, pageviews, bounce_rate, average_duration } = totals;
  const bounceRate = bounce_rate ?? Number.NaN;
  const documented = Object.fromEntries(tableOf("10 March").map(([number = "", ours = ""]) => [number, ours]));
  expect(documented).toEqual({
    Visitors: String(visitors),
    Sessions: String(sessions),
    "Page views": String(pageviews),
    // every visit of the day began on this page
    Bounces: String(Math.round(bounceRate * sessions)),
    "Bounce rate": `${(bounceRate * 100).toFixed(1)} %`,
    "Average duration": `${(average_duration ?? Number.NaN).toFixed(1)} s`,
  });
});
