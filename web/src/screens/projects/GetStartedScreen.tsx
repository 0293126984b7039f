import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation } from "react-router-dom";
import type { GetStartedScreenQuery } from "#web/__generated__/GetStartedScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { WELCOMED } from "./_lib/useWelcome.ts";
import { DemoLink } from "./_parts/install/DemoLink.tsx";
import { FirstEvent } from "./_parts/install/FirstEvent.tsx";
import { MailSnippet } from "./_parts/install/MailSnippet.tsx";
import { PlatformGuide } from "./_parts/install/PlatformGuide.tsx";
import { WebsiteCheckCard } from "./_parts/install/WebsiteCheckCard.tsx";

/** From the tracking code to the first session. New users first state their purpose. */
export default function GetStartedScreen({ queryRef }: ScreenProps<GetStartedScreenQuery>) {
  const { viewer, demo } = usePreloadedQuery<GetStartedScreenQuery>(
    graphql`
      query GetStartedScreenQuery($project: ID) @preloadable {
        demo {
          ...DemoLink_demo
        }
        viewer {
          viewerCanWrite
          session {
            isNewUser
          }
          attribute(key: WELCOME) {
            value
          }
          project(id: $project) {
            id
            name
            snippet
            ...WebsiteCheckCard_project
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
        description={t("Get the first data for {name} in three steps.", { name: project.name })}
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, maxWidth: 960 })}>
        <Card
          title={t("Install the tracking code")}
          actions={viewer.viewerCanWrite && <MailSnippet project={project.id} />}
        >
          {project.snippet ? (
            <PlatformGuide snippet={project.snippet} />
          ) : (
            <p>{t("Couldn't load the tracking code. Please reload the page.")}</p>
          )}
        </Card>
        {viewer.viewerCanWrite && <WebsiteCheckCard key={project.id} project={project} />}
        <FirstEvent key={`${project.id}first`} project={project} />
        {demo && <DemoLink demo={demo} />}
      </div>
    </>
  );
}
