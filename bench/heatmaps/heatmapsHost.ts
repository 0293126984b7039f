// The production API host with one large project, in a process of its own: heatmapsHost.ts DATA_DIR EVENTS. On request it
// answers a heatmap, or asks the store the same by plain SQL.
import { getHeatmap } from "@sightline/schema/rest/heatmaps/heatmaps";
import type { HeatmapPage } from "@sightline/schema/rest/heatmaps/heatmapPage";
import { fill } from "../product/fill.ts";
import { number } from "../../host/src/stores/resultColumns.ts";
import { openRealHost } from "../product/openRealHost.ts";
import { cpuOf } from "../product/uncached.ts";
import { answerOrders } from "../run/child.ts";
import { bareHeatmap, type HeatmapNumbers } from "./bareHeatmap.ts";

export interface HeatmapOrder {
  page: HeatmapPage;
  bare: boolean;
}

export interface HeatmapReport extends HeatmapNumbers {
  /** milliseconds of CPU time */
  cpu: number;
}

const DAY_MS = 86_400_000;

const [dataDir = "", events = "0"] = process.argv.slice(2);
const { services, seeded, origin } = await openRealHost(dataDir);
const { widgetId } = seeded.acme.shop;
const project = { widgetId, companyId: seeded.acme.companyId };
const filled = await fill(services.events, { events: Number(events), active: 0, project });
const [stored] = await services.events.query({ rows: number }, "SELECT count() AS rows FROM event");
if (stored?.rows !== filled) throw new Error(`the store holds ${stored?.rows} events of ${filled}`);
// of the last thirty days, which are over
const day = (before: number) => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10);
const range = { startDate: day(30), endDate: day(1) };

async function requested(page: HeatmapPage): Promise<string> {
  const response = await fetch(`${origin}${getHeatmap.path}`, {
    method: getHeatmap.method,
    headers: { "content-type": "application/json", jwt: seeded.members.owner.jwt },
    body: JSON.stringify({ widget_id: widgetId, ...range, page }),
  });
  return response.text();
}

function readAnswer(text: string): Omit<HeatmapReport, "cpu"> {
  const { elements, sample, scroll } = getHeatmap.answer.parse(JSON.parse(text));
  return {
    clicks: sample.points,
    elements: elements.map((each) => `${each.selector} ${each.clicks} ${each.visitors} ${each.converted}`),
    pageViews: sample.page_views,
    reached: scroll.map(({ reached }) => Math.round(reached * 1e6) / 1e6),
  };
}

answerOrders(async ({ page, bare }: HeatmapOrder): Promise<HeatmapReport> => {
  const { result, cpu } = await cpuOf(services.events, async () =>
    bare ? bareHeatmap(services.events, { widgetId, page, ...range }) : requested(page),
  );
  return { ...(typeof result === "string" ? readAnswer(result) : result), cpu };
});
