import type { VisitorProfile } from "@sightline/schema/rest/audience/profile";
import { purchaseSql } from "#host/analytics/goals/conversionScope.ts";
import type { ScopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import { describeVisitors } from "#host/analytics/visitors/describeVisitors.ts";
import { visitorTotals } from "./sql/visitorTotals.ts";

/** Everything about a visitor except the visits; undefined if nothing is stored. */
export async function readProfile(
  services: Pick<Services, "entities" | "events">,
  { project, visitor }: { project: ScopedProject; visitor: string },
  signal: AbortSignal,
): Promise<VisitorProfile | undefined> {
  const { entities, events } = services;
  const purchase = await purchaseSql(entities, project.widgetId);
  const [known, totals] = await Promise.all([
    describeVisitors(services, project.widgetId, [visitor], signal),
    visitorTotals({ events, signal }, { project, visitor, purchase }),
  ]);
  const described = known.get(visitor);
  if (!described) return undefined;
  // the site's own id is returned with the name, not among the visitor's traits
  return { visitor: described.visitor, attributes: described.traits.filter(({ key }) => key !== ""), totals };
}
