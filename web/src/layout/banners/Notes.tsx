import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Notes_project$key } from "#web/__generated__/Notes_project.graphql.ts";
import type { Notes_viewer$key } from "#web/__generated__/Notes_viewer.graphql.ts";
import { AccountNotes } from "./account/AccountNotes.tsx";
import { DemoBanner } from "./DemoBanner.tsx";
import { ImpersonationBanner } from "./ImpersonationBanner.tsx";
import { InstallationBanner } from "./InstallationBanner.tsx";
import { NoDataBanner } from "./NoDataBanner.tsx";
import { UsageBanner } from "./UsageBanner.tsx";

const InstallDialog = lazy(() =>
  import("../install/InstallDialog.tsx").then((part) => ({ default: part.InstallDialog })),
);

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
        ...InstallationBanner_project
        ...NoDataBanner_project
        ...InstallDialog_project
      }
    `,
    project,
  );
  const [isInstalling, setInstalling] = useState(false);
  const install = () => setInstalling(true);
  return (
    <div
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
      {what && <InstallationBanner key={what.id} project={what} onInstall={install} />}
      {what && <NoDataBanner project={what} onInstall={install} />}
      <UsageBanner viewer={who} />
      <AccountNotes viewer={who} />
      {what && isInstalling && (
        <Suspense fallback={null}>
          <InstallDialog project={what} onClose={() => setInstalling(false)} />
        </Suspense>
      )}
    </div>
  );
}
