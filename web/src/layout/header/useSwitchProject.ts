// Switches to another project on the same screen, with the range last chosen for that screen in that project. Drops
// state that only makes sense in the old project (filters, goal) and records the switch in the audit log. The URL
// contains the project from then on, and every request sends it in the header `widgetid`, starting with the audit log
// entry.
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { rememberedRange } from "#web/reports/url/rangeMemory.ts";
import { writeReportState } from "#web/reports/url/reportState.ts";
import { rememberProject } from "#web/relay/project/currentProject.ts";
import { useAppPlaces } from "../places/appPlaces.ts";
import { useRecordAction } from "../useRecordAction.ts";

export interface ProjectToShow {
  id: string;
  widgetId: number;
  name: string;
}

/** The URL of the same screen in another project. Retains the current range where that project has none of its own. */
function searchOfProject(search: string, widgetId: number, module: string | null): string {
  const next = new URLSearchParams(search);
  for (const name of ["f", "goal"]) next.delete(name);
  next.set("project", String(widgetId));
  const choice = module && rememberedRange(widgetId, module);
  return `?${choice ? writeReportState(next, choice) : next}`;
}

export function useSwitchProject(): (project: ProjectToShow, path?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const recordAction = useRecordAction();
  const { rangeModule } = useAppPlaces();
  return useCallback(
    ({ id, widgetId, name }, path = pathname) => {
      rememberProject({ widgetId, name });
      recordAction({ module: "project", action: "switch_project", actionId: String(widgetId), project: id });
      const own = path === pathname ? search : "";
      void navigate({ pathname: path, search: searchOfProject(own, widgetId, rangeModule(path)) });
    },
    [navigate, pathname, search, recordAction, rangeModule],
  );
}
