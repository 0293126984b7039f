// To another project: the screen and its range stay, what only makes sense in the old project (filters, goal) goes, and
// the audit log keeps who switched.
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { rememberProject } from "#web/relay/currentProject.ts";
import { useRecordAction } from "../useRecordAction.ts";

export interface ProjectToShow {
  id: string;
  widgetId: number;
}

/** The address that shows the same screen of another project. */
export function searchOfProject(search: string, widgetId: number): string {
  const next = new URLSearchParams(search);
  for (const name of ["f", "goal"]) next.delete(name);
  next.set("project", String(widgetId));
  return `?${next}`;
}

export function useSwitchProject(): (project: ProjectToShow, path?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const recordAction = useRecordAction();
  return useCallback(
    ({ id, widgetId }, path = pathname) => {
      rememberProject(widgetId);
      recordAction({ module: "project", action: "switch_project", actionId: String(widgetId), project: id });
      void navigate({ pathname: path, search: searchOfProject(path === pathname ? search : "", widgetId) });
    },
    [navigate, pathname, search, recordAction],
  );
}
