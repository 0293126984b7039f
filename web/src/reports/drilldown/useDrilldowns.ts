// Links a number to its visitors and to their recordings: the same project, range and filters, plus those of the number.
// The only place that knows how these addresses are made.
import { useLocation, useSearchParams } from "react-router-dom";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { useHasRecordings } from "#web/layout/recordingAccess.ts";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { readReportState, withGroup, writeReportState, type Group, type Range } from "../url/reportState.ts";
import { eventGroup, eventStep } from "./eventStep.ts";
import { writeSequence, type Step } from "./sequence.ts";

const VISITORS = "/visitors";
const RECORDINGS = "/recordings";

export interface NumberOf {
  filters?: readonly Group[];
  /** only sessions that reached the goal: its key, or the name of an event that counts as a goal */
  reached?: string | undefined;
  /** only sessions in which the event happened: its name, and those of the events merged into it */
  event?: string | readonly string[] | undefined;
  /** recordings in which this happened; the visitor list has no such filter, so the number is not linked to it */
  step?: Pick<Step, "kind" | "value">;
  /** only the recordings of this visitor */
  visitor?: string;
  /** the number ignores the screen's filters */
  isUnfiltered?: boolean;
  /** instead of the range of the screen */
  range?: Range;
  /** sort column of the visitor list, highest first */
  sort?: string;
}

export type Drilldowns = (number: NumberOf) => Drilldown;

const isPresent = (group: Group | undefined): group is Group => group !== undefined;

export function useDrilldowns(): Drilldowns {
  const [search] = useSearchParams();
  const hasRoute = useHasRoute();
  const hasRecordings = useHasRecordings() && hasRoute(RECORDINGS);
  const isShared = useLocation().pathname.startsWith("/share/");
  return (number) => {
    if (isShared) return {};
    const { filters = [], reached, event, step, visitor, isUnfiltered = false, sort } = number;
    const params = new URLSearchParams();
    for (const name of ["project", "range", "from", "to"]) {
      const value = search.get(name);
      if (value) params.set(name, value);
    }
    const range = number.range === undefined ? {} : { range: number.range };
    const own = isUnfiltered ? [] : readReportState(search).filters;
    const within = (given: readonly (Group | undefined)[]) =>
      [...given.filter(isPresent), ...own].reduce<readonly Group[]>(
        (groups, group) => withGroup(groups, group),
        filters,
      );

    function visitors(): string {
      const goal: Group | undefined =
        reached === undefined ? undefined : [{ criteria: "GOAL", operator: "IS", value: reached }];
      const next = writeReportState(params, {
        filters: within([goal, eventGroup(event)]),
        ...(reached !== undefined && { goal: reached }),
        ...range,
      });
      if (sort) next.set("sort", sort);
      return `${VISITORS}?${next.toString()}`;
    }

    function recordings(): string {
      const happened = eventStep(event);
      const steps = [
        ...(step ? [step] : []),
        ...(reached === undefined ? [] : [{ kind: "GOAL" as const, value: reached }]),
        ...(happened ? [happened] : []),
      ];
      const next = writeReportState(params, {
        filters: within([happened ? undefined : eventGroup(event)]),
        ...range,
      });
      const sequence = writeSequence(steps.map((one) => ({ ...one, isAbsent: false })));
      if (sequence) next.set("seq", sequence);
      if (visitor) next.set("visitor", visitor);
      // as all numbers leave out the sessions of the team itself
      else next.set("external", "1");
      return `${RECORDINGS}?${next.toString()}`;
    }

    return {
      ...(!step && !visitor && hasRoute(VISITORS) && { visitors: visitors() }),
      ...(hasRecordings && { recordings: recordings() }),
    };
  };
}

export const useDrilldown = (number: NumberOf): Drilldown => useDrilldowns()(number);
