import {
  ArrowRightFromLine,
  ArrowRightToLine,
  ChartNoAxesColumn,
  CirclePlay,
  Crosshair,
  EyeOff,
  Flame,
  Users,
  Waypoints,
} from "lucide-react";
import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";
import { valueGroups } from "#web/reports/dimensions/dimensionKinds.ts";
import { useHeatmapHref } from "#web/reports/drilldown/useHeatmapHref.ts";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { isSameStop, type Stop } from "../_lib/flowState.ts";
import { useFlowState } from "../_lib/useFlowState.ts";

interface Props {
  stop: Stop;
  trigger: ReactElement;
}

/** Follow-up actions for a step. */
export function NodeMenu({ stop, trigger }: Props) {
  const [state, change] = useFlowState();
  const [search] = useSearchParams();
  const isOnePage = stop.kind === "PAGE" && !state.grouping.includes(stop.name);
  const traffic = () => {
    const next = new URLSearchParams();
    for (const name of ["project", "range", "from", "to", "goal"]) {
      const value = search.get(name);
      if (value) next.set(name, value);
    }
    next.set("f", `page:is:${stop.name}`);
    return `/dashboard?${next}`;
  };
  const visitors = () => traffic().replace("/dashboard", "/visitors");
  const drilldowns = useDrilldowns();
  const { recordings } = drilldowns(
    stop.kind === "PAGE" ? { filters: valueGroups("PAGE", stop.name) } : { event: stop.name },
  );
  const heatmap = useHeatmapHref()(isOnePage ? stop.name : "");
  const watchable = state.grouping.includes(stop.name) ? undefined : recordings;
  const isIncluded = state.through.some((one) => isSameStop(one, stop));
  const act = (id: string) => {
    if (id === "start") change({ around: null, start: stop, end: null });
    if (id === "end") change({ around: null, start: null, end: stop });
    if (id === "through") change({ around: null, through: [...state.through, stop] });
    if (id === "around") change({ around: stop });
    if (id === "without") change({ exclude: [...state.exclude, stop] });
  };
  return (
    <Menu
      label={stop.name}
      trigger={trigger}
      placement="bottom start"
      onAction={act}
      groups={[
        {
          id: "flow",
          title: stop.name,
          items: [
            { id: "start", label: t("Continue from here"), icon: <ArrowRightFromLine aria-hidden /> },
            { id: "end", label: t("End here"), icon: <ArrowRightToLine aria-hidden /> },
            {
              id: "through",
              label: t("Must pass through"),
              icon: <Waypoints aria-hidden />,
              disabled: isIncluded || state.through.length >= 5,
            },
            { id: "around", label: t("Before and after"), icon: <Crosshair aria-hidden /> },
            { id: "without", label: t("Exclude"), icon: <EyeOff aria-hidden /> },
          ],
        },
        ...(isOnePage || watchable
          ? [
              {
                id: "open",
                items: [
                  ...(isOnePage
                    ? [
                        {
                          id: "traffic",
                          label: t("Traffic for this page"),
                          icon: <ChartNoAxesColumn aria-hidden />,
                          href: traffic(),
                        },
                        {
                          id: "visitors",
                          label: t("Visitors to this page"),
                          icon: <Users aria-hidden />,
                          href: visitors(),
                        },
                      ]
                    : []),
                  ...(heatmap
                    ? [{ id: "heatmap", label: t("Heatmap of this page"), icon: <Flame aria-hidden />, href: heatmap }]
                    : []),
                  ...(watchable
                    ? [
                        {
                          id: "recordings",
                          label: t("Watch recordings"),
                          icon: <CirclePlay aria-hidden />,
                          href: watchable,
                        },
                      ]
                    : []),
                ],
              },
            ]
          : []),
      ]}
    />
  );
}
