// The traits that the site sent for these visitors: the newest value of each. The empty key is the site's own user id.
import type { VisitorProfile } from "@sightline/schema/rest/audience/profile";
import { z } from "zod";
import type { QueryContext } from "../scope/reportScope.ts";
import { text, time } from "#host/stores/resultColumns.ts";

export type Trait = VisitorProfile["attributes"][number];

/** The allowed types of a trait. Ingest accepts no others. */
const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export async function visitorTraits(
  { events, signal }: QueryContext,
  widget: number,
  visitors: readonly string[],
): Promise<Map<string, Trait[]>> {
  const rows = await events.query(
    { visitor_id: text, key: text, value: text, at: time },
    `SELECT visitor_id, key, value, ts AS at FROM visitor_trait FINAL
WHERE widget_id = {widget:UInt32} AND visitor_id IN {visitors:Array(UUID)} ORDER BY visitor_id, key`,
    { widget, visitors },
    signal,
  );
  const traits = new Map<string, Trait[]>();
  for (const { visitor_id, key, value, at } of rows) {
    const own = traits.get(visitor_id) ?? [];
    own.push({ key, value: Value.parse(JSON.parse(value)), at });
    traits.set(visitor_id, own);
  }
  return traits;
}

const textOf = (traits: readonly Trait[], key: string): string => {
  const value = traits.find((trait) => trait.key === key)?.value ?? "";
  return String(value).trim();
};

/** The visitor's identity according to their traits. */
export function identityOf(traits: readonly Trait[]): { user_id: string; name: string; email: string } {
  const both = [textOf(traits, "first_name"), textOf(traits, "last_name")].filter((part) => part !== "").join(" ");
  return { user_id: textOf(traits, ""), name: textOf(traits, "name") || both, email: textOf(traits, "email") };
}
