import { useSearchParams } from "react-router-dom";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { useWriteAccess } from "#web/layout/writeAccess.ts";
import { readReportState, searchAlong, withGroup, writeReportState, type Group } from "../url/reportState.ts";
import { writeStep, type FunnelStep } from "./funnelSteps.ts";

const PATH = "/funnel/new";

export interface FunnelDraft {
  steps: readonly FunnelStep[];
  /** besides those of the screen */
  filters?: readonly Group[] | undefined;
  name?: string | undefined;
}

/** The address of the builder with a draft filled in. Undefined for viewers who can't save a funnel in the project. */
export function useFunnelHref(): ((draft: FunnelDraft) => string) | undefined {
  const [search] = useSearchParams();
  const hasBuilder = useHasRoute()(PATH);
  const { canWrite, features } = useWriteAccess();
  if (!hasBuilder || !canWrite || !features.includes("FUNNEL")) return undefined;
  const along = searchAlong(search);
  const { filters: own } = readReportState(along);
  return ({ steps, filters = [], name }) => {
    const next = writeReportState(along, { filters: filters.reduce(withGroup, own) });
    for (const step of steps) next.append("step", writeStep(step));
    if (name) next.set("name", name);
    return `${PATH}?${next}`;
  };
}
