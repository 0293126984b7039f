// To another project: the screen stays, with the range that was last chosen there in that project; what only makes sense
// in the old project (filters, goal) goes, and the audit log keeps who switched. The address carries the project from
// then on, and every request names it in the header `widgetid`, the entry in the audit log first.
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

/** The address that shows the same screen of another project; the range of now stays where that has none of its own. */
function searchOfProject(search: string, widgetId: number, module: string | null): string {
  const next = new URLSearchParams(search);
  for (const name of ["f", "goal"]) next.delete(name);
  next.set("project", String(widgetId));
  const range = module && rememberedRange(widgetId, module);
  return `?${range ? writeReportState(next, { range }) : next}`;
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
