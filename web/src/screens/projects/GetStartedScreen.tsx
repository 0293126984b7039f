import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation } from "react-router-dom";
import type { GetStartedScreenQuery } from "#web/__generated__/GetStartedScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { WELCOMED } from "./_lib/useWelcome.ts";
import { DemoProject } from "./_parts/install/DemoProject.tsx";
import { FirstEvent } from "./_parts/install/FirstEvent.tsx";
import { MailSnippet } from "./_parts/install/MailSnippet.tsx";
import { PlatformGuide } from "./_parts/install/PlatformGuide.tsx";
import { WebsiteCheckForm } from "./_parts/install/WebsiteCheckForm.tsx";

/** From the tracking code to the first visit, in one card. New users first state their purpose. */
export default function GetStartedScreen({ queryRef }: ScreenProps<GetStartedScreenQuery>) {
  const { viewer, demo } = usePreloadedQuery<GetStartedScreenQuery>(
    graphql`
      query GetStartedScreenQuery($project: ID) @preloadable {
        demo {
          ...DemoProject_demo
        }
        viewer {
          viewerCanWrite
          session {
            isNewUser
            isReadOnly
          }
          attribute(key: WELCOME) {
            value
          }
          project(id: $project) {
            id
            name
            snippet
            ...WebsiteCheckForm_project
            ...FirstEvent_project
          }
        }
      }
    `,
    queryRef,
  );
  const { state } = useLocation();
  const isUnasked = viewer?.session?.isNewUser === true && viewer.attribute?.value === null;
  if (isUnasked && state !== WELCOMED) return <Navigate to="/welcome" replace />;
  const project = viewer?.project;
  if (!project) return <NoProject />;
  return (
    <>
      <PageTitle
        title={t("Get started")}
        description={t("Add one line of code to {name}. The first visit appears here.", { name: project.name })}
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, maxWidth: 960 })}>
        <Card
          title={t("Install the tracking code")}
          actions={viewer.viewerCanWrite && <MailSnippet project={project.id} />}
        >
          <div css={(theme) => ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: theme.space.three })}>
            {project.snippet ? (
              <div>
                <PlatformGuide snippet={project.snippet} />
              </div>
            ) : (
              <p>{t("Couldn't load the tracking code. Please reload the page.")}</p>
            )}
            <FirstEvent key={project.id} project={project}>
              {(isReceived) =>
                viewer.viewerCanWrite && <WebsiteCheckForm project={project} isAutomatic={!isReceived} />
              }
            </FirstEvent>
          </div>
        </Card>
        {demo && viewer.session?.isReadOnly !== true && <DemoProject demo={demo} />}
      </div>
    </>
  );
}
