import type { Funnel as WireFunnel } from "@sightline/schema/rest/funnels/funnels";
import type { Funnel } from "#gateway/__generated__/resolverTypes.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface FunnelSource extends Funnel {
  __typename: "Funnel";
  /** the host's id */
  funnelId: number;
}

/** Funnels are listed by project, so an id contains both. */
export const funnelOf = (widgetId: number, funnel: WireFunnel): FunnelSource => ({
  __typename: "Funnel",
  id: toGlobalId("Funnel", `${widgetId}:${funnel.id}`),
  funnelId: funnel.id,
  name: funnel.id_name,
  stepCount: funnel.steps,
  window: funnel.window,
  createdAt: funnel.created_at,
});

/** Newest first. */
export const funnelKey = ({ funnelId }: FunnelSource) => [-funnelId];
