import { Link } from "react-aria-components/Link";
import { graphql, usePreloadedQuery } from "react-relay";
import type { EventsScreenQuery } from "#web/__generated__/EventsScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/screens/_parts/NoProject.tsx";
import { Panel } from "#web/screens/_parts/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { EventTable } from "./_parts/list/EventTable.tsx";

/** Every event that came in the range, whoever made it. */
export default function EventsScreen({ queryRef }: ScreenProps<EventsScreenQuery>) {
  const { viewer } = usePreloadedQuery<EventsScreenQuery>(
    graphql`
      query EventsScreenQuery($project: ID, $range: RangeInput!) @preloadable {
        viewer {
          project(id: $project) {
            ...EventTable_project
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer?.project;
  if (!project) return <NoProject />;
  return (
    <>
      <PageTitle
        title={t("Events")}
        description={t("What visitors did: sent by your site's code, made by a rule, or seen by the tracker itself.")}
        actions={
          <Link href="/event-tracking" css={buttonStyle("secondary")}>
            {t("Event rules")}
          </Link>
        }
      />
      <Panel title={t("All events")} flush height={280}>
        <EventTable project={project} />
      </Panel>
    </>
  );
}
