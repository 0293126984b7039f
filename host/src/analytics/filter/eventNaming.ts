// The labels that members gave a project's events, and which events are merged. They are read here, so that every query
// by event name uses the same rules. Merges are one level deep: merged events have no events merged into them.
import type { EventNaming } from "@sightline/schema/rest/events/events";
import type { EntityStore } from "#host/stores/entities.ts";

export interface Naming {
  of(name: string): EventNaming;
  /** The event and all events merged into it. */
  namesOf(name: string): string[];
  /** All events merged with it. The first one is the event under which they are counted. */
  asOneWith(name: string): string[];
  /** The name under which the event is counted. */
  countedAs(name: string): string;
  /** The events with a label, and the events merged into another one. */
  changed: readonly EventNaming[];
  /** Maps a SQL expression for a name to the name under which it is counted; needs `params`. */
  sql(expression: string): string;
  params: Readonly<Record<"merged" | "into" | "hidden", string[]>>;
}

export async function eventNaming(entities: EntityStore, widgetId: number): Promise<Naming> {
  const rows = await entities
    .selectFrom("event_name")
    .select(["event_name", "display_name", "is_hidden", "merged_into"])
    .where("widget_id", "=", widgetId)
    .orderBy("event_name")
    .execute();
  const known = new Map(rows.map((row) => [row.event_name, row]));
  const merged = rows.filter(({ merged_into }) => merged_into !== null);
  const mergedInto = (name: string) =>
    merged.filter(({ merged_into }) => merged_into === name).map(({ event_name }) => event_name);
  const countedAs = (name: string) => known.get(name)?.merged_into ?? name;
  const of = (name: string): EventNaming => {
    const row = known.get(name);
    return {
      event_name: name,
      display_name: row?.display_name ?? "",
      hidden: row?.is_hidden ?? false,
      merged_into: row?.merged_into ?? null,
      merged: mergedInto(name),
    };
  };
  return {
    of,
    changed: rows.filter((row) => row.merged_into !== null || row.display_name !== "").map((row) => of(row.event_name)),
    namesOf: (name) => [name, ...mergedInto(name)],
    asOneWith: (name) => [countedAs(name), ...mergedInto(countedAs(name))],
    countedAs,
    sql: (expression) =>
      merged.length === 0
        ? expression
        : `transform(${expression}, {merged:Array(String)}, {into:Array(String)}, ${expression})`,
    params: {
      merged: merged.map(({ event_name }) => event_name),
      into: merged.map(({ merged_into, event_name }) => merged_into ?? event_name),
      hidden: rows.filter(({ is_hidden }) => is_hidden).map(({ event_name }) => event_name),
    },
  };
}
