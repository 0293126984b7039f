// Per value of a property, the units that reached each required step, in one pass over the attempts.
import type { FunnelProperty } from "@sightline/schema/rest/funnels/drops";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { IS_FIRST_VISIT } from "#host/analytics/visits/firstVisitSql.ts";
import { list, number, text } from "#host/stores/resultColumns.ts";
import { attemptsOf, funnelParams, type FunnelScope } from "../funnelScope.ts";

/** The most frequent values of each property. */
const MOST_VALUES = 50;

/** Over the event that starts an attempt. */
const properties: Record<FunnelProperty, string> = {
  device: "device",
  browser: "browser",
  os: "os",
  country: "country",
  lang: "lang",
  source: "channel",
  source_name: "source_name",
  utm_campaign: "utm_campaign",
  landing_page: "entry_path",
  visitor_type: `if(${IS_FIRST_VISIT}, 'new', 'returning')`,
};
const names = Object.keys(properties) as FunnelProperty[];

interface PropertyCounts {
  property: FunnelProperty;
  value: string;
  /** per required step */
  entered: number[];
}

/** Without unknown values. `least`: units that reached the first step. */
export async function stepProperties(
  { events, signal }: QueryContext,
  scope: FunnelScope,
  least: number,
): Promise<PropertyCounts[]> {
  const reached = scope.required.map((_step, index) => `countIf(length(reached) > ${index})`);
  const every = names.map((name) => `toString(${properties[name]})`).join(", ");
  const rows = await events.query(
    { position: number, value: text, entered: list(number) },
    `SELECT position, value, [${reached.join(", ")}] AS entered
FROM (${attemptsOf(scope, `[${every}]`)}) ARRAY JOIN arrayEnumerate(property) AS position, property AS value
WHERE value != '' GROUP BY position, value HAVING entered[1] >= {least:UInt32}
ORDER BY position, entered[1] DESC, value LIMIT ${MOST_VALUES} BY position`,
    { ...funnelParams(scope), least },
    signal,
  );
  return rows.flatMap(({ position, value, entered }) => {
    const property = names[position - 1];
    return property ? [{ property, value, entered }] : [];
  });
}
