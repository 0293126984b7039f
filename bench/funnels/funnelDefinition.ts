// The funnel of the benchmark: five steps that most events match, so that little can be skipped. And the SQL that an
// analyst would write for it, which computes only how many reached each step.
import type { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";
import type { z } from "zod";
import type { EventStore } from "../../host/src/stores/events.ts";
import { number } from "../../host/src/stores/resultColumns.ts";

const WINDOW_SECONDS = 86_400;

export const definition: z.input<typeof FunnelDefinition> = {
  mode: "visitor",
  window: WINDOW_SECONDS,
  steps: [
    { kind: "page", value: "/products/item-1*" },
    { kind: "page", value: "/products/*" },
    { kind: "click" },
    { kind: "page", value: "/products/*" },
    { kind: "event", value: "purchase" },
  ],
};

interface Asked {
  widgetId: number;
  /** milliseconds since 1970; the end is exclusive */
  from: number;
  to: number;
}

/** Like the report, it counts starts in the range and their later steps up to the end of the window. */
export async function bareFunnel(store: EventStore, { widgetId, from, to }: Asked): Promise<number[]> {
  const rows = await store.query(
    { level: number, units: number },
    `SELECT level, count() AS units FROM (
      SELECT windowFunnel(${WINDOW_SECONDS * 1000}, 'strict_once')(toUInt64(toUnixTimestamp64Milli(ts)),
        type = 'pageview' AND path LIKE '/products/item-1%' AND ts < fromUnixTimestamp64Milli({to:Int64}),
        type = 'pageview' AND path LIKE '/products/%',
        type = 'click',
        type = 'pageview' AND path LIKE '/products/%',
        type = 'event' AND name = 'purchase') AS level
      FROM event WHERE widget_id = {widget:UInt32} AND is_bot = 0 AND is_internal = 0
        AND toDate(ts) >= toDate(fromUnixTimestamp64Milli({from:Int64})) AND ts >= fromUnixTimestamp64Milli({from:Int64})
        AND ts < fromUnixTimestamp64Milli({until:Int64})
      GROUP BY visitor_id)
    GROUP BY level`,
    { widget: widgetId, from, to, until: to + WINDOW_SECONDS * 1000 },
  );
  return (definition.steps ?? []).map((_step, index) =>
    rows.reduce((sum, { level, units }) => (level > index ? sum + units : sum), 0),
  );
}
