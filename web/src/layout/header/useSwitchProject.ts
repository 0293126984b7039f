// To another project: the screen stays, with the range that was last chosen there in that project; what only makes sense
// in the old project (filters, goal) goes, and the audit log keeps who switched. The address carries the project from
// then on, and every request names it in the header `widgetid`, the entry in the audit log first.
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { rangeModule } from "#web/reports/url/rangeModule.ts";
import { rememberedRange } from "#web/reports/url/rangeMemory.ts";
import { writeReportState } from "#web/reports/url/reportState.ts";
import { rememberProject } from "#web/relay/project/currentProject.ts";
import { useRecordAction } from "../useRecordAction.ts";

export interface ProjectToShow {
  id: string;
  widgetId: number;
  name: string;
}

/** The address that shows the same screen of another project; the range of now stays where that has none of its own. */
export function searchOfProject(search: string, widgetId: number, pathname: string): string {
  const next = new URLSearchParams(search);
  for (const name of ["f", "goal"]) next.delete(name);
  next.set("project", String(widgetId));
  const module = rangeModule(pathname);
  const range = module && rememberedRange(widgetId, module);
  return `?${range ? writeReportState(next, { range }) : next}`;
}

export function useSwitchProject(): (project: ProjectToShow, path?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const recordAction = useRecordAction();
  return useCallback(
    ({ id, widgetId, name }, path = pathname) => {
      rememberProject({ widgetId, name });
      recordAction({ module: "project", action: "switch_project", actionId: String(widgetId), project: id });
      void navigate({ pathname: path, search: searchOfProject(path === pathname ? search : "", widgetId, path) });
    },
    [navigate, pathname, search, recordAction],
  );
}
