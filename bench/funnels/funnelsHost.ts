// The production API host with one large project, in a process of its own: funnelsHost.ts DATA_DIR EVENTS. On request it
// answers a funnel, with or without a breakdown, or asks the store for its steps by plain SQL.
import { getFunnelResult } from "@sightline/schema/rest/funnels/results";
import { fill } from "../product/fill.ts";
import { number } from "../../host/src/stores/resultColumns.ts";
import { openRealHost } from "../product/openRealHost.ts";
import { cpuOf } from "../product/uncached.ts";
import { answerOrders } from "../run/child.ts";
import { bareFunnel, definition } from "./funnelDefinition.ts";

export interface FunnelOrder {
  what: "bare" | "result" | "breakdown";
}

export interface FunnelReport {
  /** visitors who reached each step */
  entered: number[];
  /** milliseconds of CPU time */
  cpu: number;
}

const DAY_MS = 86_400_000;
const DAYS = 30;

const [dataDir = "", events = "0"] = process.argv.slice(2);
const { services, seeded, origin } = await openRealHost(dataDir);
const { widgetId } = seeded.acme.shop;
const project = { widgetId, companyId: seeded.acme.companyId };
const filled = await fill(services.events, { events: Number(events), active: 0, project });
const [stored] = await services.events.query({ rows: number }, "SELECT count() AS rows FROM event");
if (stored?.rows !== filled) throw new Error(`the store holds ${stored?.rows} events of ${filled}`);

/** Thirty days whose windows are over too: the last events of the data share one millisecond. */
const to = Math.floor(Date.now() / DAY_MS - 1) * DAY_MS;
const from = to - DAYS * DAY_MS;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

async function requested(what: FunnelOrder["what"]): Promise<string> {
  const range = { startDate: day(from), endDate: day(to - DAY_MS) };
  const by = what === "breakdown" ? { by: "country" } : {};
  const response = await fetch(`${origin}${getFunnelResult.path}`, {
    method: getFunnelResult.method,
    headers: { "content-type": "application/json", jwt: seeded.members.owner.jwt },
    body: JSON.stringify({ widget_id: widgetId, ...range, definition, ...by }),
  });
  return response.text();
}

/** The groups of a breakdown must add up to the whole funnel. */
function readAnswer(text: string): number[] {
  const { steps, groups } = getFunnelResult.answer.parse(JSON.parse(text));
  const entered = steps.map((step) => step.entered);
  for (const [index, whole] of entered.entries()) {
    const sum = groups.reduce((units, group) => units + (group.steps[index]?.entered ?? 0), 0);
    if (groups.length > 0 && sum !== whole)
      throw new Error(`step ${index + 1}: groups of ${sum} visitors, not ${whole}`);
  }
  return entered;
}

answerOrders(async ({ what }: FunnelOrder): Promise<FunnelReport> => {
  const { result, cpu } = await cpuOf(services.events, async () =>
    what === "bare" ? bareFunnel(services.events, { widgetId, from, to }) : requested(what),
  );
  return { entered: typeof result === "string" ? readAnswer(result) : result, cpu };
});
