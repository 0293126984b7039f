import type { VisitorProfile } from "@sightline/schema/rest/audience/profile";
import type { Services } from "#host/http/services.ts";
import { describeVisitors } from "./describeVisitors.ts";
import { visitorTotals } from "./sql/visitorTotals.ts";

/** Everything about a visitor but the visits; undefined where nothing is held. */
export async function readProfile(
  services: Pick<Services, "entities" | "events">,
  { widgetId, visitor }: { widgetId: number; visitor: string },
  signal: AbortSignal,
): Promise<VisitorProfile | undefined> {
  const [known, totals] = await Promise.all([
    describeVisitors(services, widgetId, [visitor], signal),
    visitorTotals({ events: services.events, signal }, { widget: widgetId, visitor }),
  ]);
  const described = known.get(visitor);
  if (!described) return undefined;
  // the site's own id stands with the name, not among what was said of the visitor
  return { visitor: described.visitor, attributes: described.traits.filter(({ key }) => key !== ""), totals };
}
