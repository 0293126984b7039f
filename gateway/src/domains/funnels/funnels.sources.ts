import type { Funnel as WireFunnel, FunnelProfile } from "@sightline/schema/rest/funnels/funnels";
import type { Comparison } from "@sightline/schema/rest/range";
import type { Funnel, FunnelDropoffSession } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import type { WireFilter } from "#gateway/graph/filters.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface FunnelSource extends Omit<Funnel, "definition"> {
  __typename: "Funnel";
}

type Listed = Pick<WireFunnel, "id" | "id_name" | "window" | "order" | "mode" | "archived" | "created_at">;

const funnelOf = (widgetId: number, funnel: Listed, stepCount: number): FunnelSource => ({
  __typename: "Funnel",
  // with the project, so that no other project's id looks like one of this project
  id: toGlobalId("Funnel", `${widgetId}:${funnel.id}`),
  funnelId: funnel.id,
  name: funnel.id_name,
  stepCount,
  window: funnel.window,
  order: upper(funnel.order),
  mode: upper(funnel.mode),
  isArchived: funnel.archived,
  createdAt: funnel.created_at,
});

export const listedFunnel = (widgetId: number, funnel: WireFunnel): FunnelSource =>
  funnelOf(widgetId, funnel, funnel.steps);

export const profiledFunnel = (funnel: FunnelProfile): FunnelSource =>
  funnelOf(funnel.widget_id, funnel, funnel.steps.length);

/** Newest first. */
export const funnelKey = ({ funnelId }: FunnelSource) => [-funnelId];

/** The query only, so that a screen requests only the panels it shows. */
export interface FunnelReportSource {
  question: WireFilter & {
    widget_id: number;
    id: number;
    startDate: string;
    endDate: string;
  };
  /** the other fields have nothing to compare */
  compare: { compare?: Comparison };
}

/** Recordings are found by project. */
export interface FunnelDropoffSessionSource extends Omit<FunnelDropoffSession, "recordedFrom"> {
  widgetId: number;
}
