// Visitors as in all responses: what was observed, their traits and their tags.
import type { Visitor } from "@sightline/schema/rest/audience/visitors";
import type { QueryContext } from "../scope/reportScope.ts";
import type { Services } from "#host/http/services.ts";
import { seenVisitors } from "./seenVisitors.ts";
import { identityOf, visitorTraits, type Trait } from "./visitorTraits.ts";
import { tagsOf } from "./visitorTags.ts";

export interface Described {
  visitor: Visitor;
  traits: readonly Trait[];
}

/** Three queries for any number of visitors. Visitors without stored data are omitted. */
export async function describeVisitors(
  { entities, events }: Pick<Services, "entities" | "events">,
  widgetId: number,
  visitors: readonly string[],
  signal: QueryContext["signal"],
): Promise<Map<string, Described>> {
  if (visitors.length === 0) return new Map();
  const context = { events, signal };
  const [seen, traitsById, tags] = await Promise.all([
    seenVisitors(context, widgetId, visitors),
    visitorTraits(context, widgetId, visitors),
    tagsOf(entities, widgetId, visitors),
  ]);
  const described = new Map<string, Described>();
  for (const [id, facts] of seen) {
    const traits = traitsById.get(id) ?? [];
    described.set(id, { visitor: { ...facts, ...identityOf(traits), tags: tags.get(id) ?? [] }, traits });
  }
  return described;
}
