import { useEffect, useLayoutEffect, useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router-dom";
import type { AuthShellQuery } from "#web/__generated__/AuthShellQuery.graphql.ts";
import type { Trouble } from "#web/relay/trouble.ts";
import { ToastRegion } from "#web/ui/feedback/ToastRegion.tsx";
import { layoutShows } from "../layoutState.ts";
import { Notes } from "../banners/Notes.tsx";
import { AppHeader } from "../header/AppHeader.tsx";
import { SessionGuard } from "../session/SessionGuard.tsx";
import { loginPath } from "../session/safeRedirect.ts";
import { memberIsHere, startOver } from "../session/startOver.ts";
import { ShellSkeleton } from "./ShellSkeleton.tsx";
import { Sidebar } from "../sidebar/Sidebar.tsx";
import { SidebarSheet } from "../sidebar/SidebarSheet.tsx";
import type { SidebarState } from "../sidebar/useSidebar.ts";

interface Props {
  layoutRef: PreloadedQuery<AuthShellQuery>;
  sidebar: SidebarState;
  trouble: Trouble;
}

export function AuthShell({ layoutRef, sidebar, trouble }: Props) {
  const { brand, viewer } = usePreloadedQuery<AuthShellQuery>(
    graphql`
      query AuthShellQuery($project: ID) @preloadable @throwOnFieldError {
        brand {
          kind
          ...SidebarContent_brand
        }
        viewer {
          kind
          ...AppHeader_viewer
          ...Notes_viewer
          ...SessionGuard_viewer
          ...SidebarContent_viewer
          project(id: $project) {
            widgetId
            ...AppHeader_project
            ...Notes_project
            ...SidebarContent_project
          }
        }
      }
    `,
    layoutRef,
  );
  const [isSheetOpen, setSheetOpen] = useState(false);
  const location = useLocation();
  const isNobody = viewer.kind === "NOBODY";
  const { project } = viewer;
  // before anything on the screen can be pressed, as what is pressed may name the project
  useLayoutEffect(() => layoutShows(project?.widgetId), [project?.widgetId, layoutRef]);
  useEffect(() => {
    if (isNobody) startOver({ path: loginPath(location) });
    else memberIsHere();
  }, [isNobody, location]);

  if (isNobody) return <ShellSkeleton />;
  const content = { brand, viewer, project: project ?? null };
  return (
    <>
      <SessionGuard viewer={viewer} isAbTesting={brand.kind === "AB_TESTING"} trouble={trouble} />
      <AppHeader viewer={viewer} project={project ?? null} onMenu={() => setSheetOpen(true)} />
      <Sidebar {...content} state={sidebar} />
      <SidebarSheet {...content} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
      <Notes viewer={viewer} project={project ?? null} />
      <ToastRegion />
    </>
  );
}
