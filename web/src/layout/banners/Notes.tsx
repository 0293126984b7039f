import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { Notes_project$key } from "#web/__generated__/Notes_project.graphql.ts";
import type { Notes_viewer$key } from "#web/__generated__/Notes_viewer.graphql.ts";
import { DemoBanner } from "../demo/DemoBanner.tsx";
import { AccountNotes } from "./account/AccountNotes.tsx";
import { ImpersonationBanner } from "./ImpersonationBanner.tsx";
import { InstallBanner } from "./InstallBanner.tsx";
import { UsageBanner } from "./UsageBanner.tsx";

/** These screens are the installation itself. */
const installScreens: ReadonlySet<string> = new Set(["/welcome", "/get-started"]);

interface Props {
  viewer: Notes_viewer$key;
  project: Notes_project$key | null;
}

/** Alerts above every screen: missing tracker, exhausted plan. */
export function Notes({ viewer, project }: Props) {
  const who = useFragment(
    graphql`
      fragment Notes_viewer on Viewer {
        ...DemoBanner_viewer
        ...ImpersonationBanner_viewer
        ...UsageBanner_viewer
        ...AccountNotes_viewer
      }
    `,
    viewer,
  );
  const what = useFragment(
    graphql`
      fragment Notes_project on Project {
        id
        ...InstallBanner_project
      }
    `,
    project,
  );
  const isInstalling = installScreens.has(useLocation().pathname.toLowerCase());
  return (
    <div
      data-print="no"
      css={(theme) => ({
        gridArea: "note",
        display: "grid",
        gap: theme.space.one,
        minWidth: 0,
        width: "100%",
        maxWidth: 1520,
        margin: "0 auto",
        padding: `${theme.space.two}px ${theme.space.three}px 0`,
        "&:empty": { display: "none" },
        [theme.media.narrow]: { padding: `${theme.space.two}px ${theme.space.two}px 0` },
      })}
    >
      <DemoBanner viewer={who} />
      <ImpersonationBanner viewer={who} />
      {what && !isInstalling && <InstallBanner key={what.id} project={what} />}
      <UsageBanner viewer={who} />
      <AccountNotes viewer={who} />
    </div>
  );
}
