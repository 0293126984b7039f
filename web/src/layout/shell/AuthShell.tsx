import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router-dom";
import type { AuthShellQuery } from "#web/__generated__/AuthShellQuery.graphql.ts";
import { showProject } from "#web/relay/project/activeProject.ts";
import type { Trouble } from "#web/relay/trouble.ts";
import { ToastRegion } from "#web/ui/feedback/ToastRegion.tsx";
import { KnownPaths, useHasRoute, withinExpiredPlan } from "../knownPaths.ts";
import { layoutShows } from "../layoutState.ts";
import { showWriteAccess } from "../writeAccess.ts";
import { showRecordingAccess } from "../recordingAccess.ts";
import { Notes } from "../banners/Notes.tsx";
import { AppHeader } from "../header/AppHeader.tsx";
import { useRecentVisits } from "../over/palette/useRecentVisits.ts";
import { useSeenSteps } from "../quickstart/useSeenSteps.ts";
import { useProjectRecovery } from "./useProjectRecovery.ts";
import { SessionGuard } from "../session/SessionGuard.tsx";
import { loginPath } from "../session/safeRedirect.ts";
import { memberIsHere, startOver } from "../session/startOver.ts";
import { Messaging } from "../messaging/Messaging.tsx";
import { OverParts } from "../over/OverParts.tsx";
import { ShellSkeleton } from "./ShellSkeleton.tsx";
import { Sidebar } from "../sidebar/Sidebar.tsx";
import { kindOf, showSidebarKind } from "../sidebar/sidebarKind.ts";
import { SidebarSheet } from "../sidebar/SidebarSheet.tsx";
import type { SidebarState } from "../sidebar/useSidebar.ts";

// in the same chunk
export { SectionMenu } from "../menu/SectionMenu.tsx";
export { SettingsMenu } from "../menu/SettingsMenu.tsx";

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
          ...AppHeader_brand
          ...OverParts_brand
          ...SidebarContent_brand
        }
        viewer {
          kind
          viewerCanWrite
          expiredPlan {
            paths
          }
          ...AppHeader_viewer
          ...Notes_viewer
          ...SessionGuard_viewer
          ...Messaging_viewer
          ...OverParts_viewer
          ...SidebarContent_viewer
          ...useSeenSteps_viewer
          project(id: $project) @catch(to: RESULT) {
            widgetId
            features
            ...AppHeader_project
            ...Notes_project
            ...OverParts_project
            ...SidebarContent_project
            recordings {
              isAvailable
            }
            ...useSeenSteps_project
          }
        }
      }
    `,
    layoutRef,
  );
  const [isSheetOpen, setSheetOpen] = useState(false);
  const location = useLocation();
  const isAnonymous = viewer.kind === "NOBODY";
  // if the project list fails, the frame renders without a project
  const project = viewer.project.ok ? viewer.project.value : null;
  // before anything on the screen can be pressed, because an action may send the project
  useLayoutEffect(() => {
    layoutShows(project?.widgetId);
    showProject(project?.widgetId);
    showRecordingAccess(project?.recordings.isAvailable === true);
    showWriteAccess({ canWrite: viewer.viewerCanWrite, features: project?.features ?? [] });
  }, [project?.widgetId, project?.recordings.isAvailable, project?.features, viewer.viewerCanWrite, layoutRef]);
  useEffect(() => {
    if (isAnonymous) startOver({ path: loginPath(location) });
    else memberIsHere();
  }, [isAnonymous, location]);

  useLayoutEffect(() => showSidebarKind(kindOf(brand.kind)), [brand.kind]);
  useProjectRecovery(isAnonymous || project ? "shown" : viewer.project.ok ? "missing" : "unnamed");
  useRecentVisits(location.pathname);
  useSeenSteps({ viewer, project: project ?? null, pathname: location.pathname });
  const hasRoute = useHasRoute();
  const paths = viewer.expiredPlan?.paths;
  const mayOpen = useMemo(() => withinExpiredPlan(hasRoute, paths), [hasRoute, paths]);

  if (isAnonymous) return <ShellSkeleton />;
  const content = { brand, viewer, project: project ?? null };
  return (
    <KnownPaths value={mayOpen}>
      <SessionGuard viewer={viewer} trouble={trouble} />
      <AppHeader {...content} onMenu={() => setSheetOpen(true)} />
      <Sidebar {...content} state={sidebar} />
      <SidebarSheet {...content} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
      <Notes viewer={viewer} project={project ?? null} />
      <OverParts {...content} />
      <Messaging viewer={viewer} />
      <ToastRegion />
    </KnownPaths>
  );
}
