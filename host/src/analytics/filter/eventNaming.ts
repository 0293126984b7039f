// What members call the events of a project, and which are counted as one: read here, so that every question about
// named events goes by the same. Merged events have no names beneath them: a merge is one step deep.
import type { EventNaming } from "@sightline/schema/rest/events/events";
import type { EntityStore } from "#host/stores/entities.ts";

export interface Naming {
  of(name: string): EventNaming;
  /** The event and all that are counted as it. */
  namesOf(name: string): string[];
  /** All that are counted as one with it, the one under which they are counted first. */
  asOneWith(name: string): string[];
  /** Under which one it is counted. */
  countedAs(name: string): string;
  /** Those whose name, or whose place, was changed. */
  changed: readonly EventNaming[];
  /** An expression of a name as the name under which it is counted; needs `params`. */
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
