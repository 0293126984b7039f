import { Radio } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, usePreloadedQuery } from "react-relay";
import type { EventsScreenQuery } from "#web/__generated__/EventsScreenQuery.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { EventTable } from "./_parts/list/EventTable.tsx";
import { EventTail } from "./_parts/tail/EventTail.tsx";

/** Every event in the range, from any source, and on demand a live tail. */
export default function EventsScreen({ queryRef }: ScreenProps<EventsScreenQuery>) {
  const { viewer } = usePreloadedQuery<EventsScreenQuery>(
    graphql`
      query EventsScreenQuery(
        $project: ID
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $hidden: Boolean!
        $isMember: Boolean!
      ) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            id
            ...ReportTitle_project
            events {
              list(range: $range, compare: $compare, filters: $filters, hidden: $hidden) {
                range {
                  ...useReportRange_range
                }
              }
            }
            ...EventTable_project
          }
        }
      }
    `,
    queryRef,
  );
  const [live, chooseLive] = useSearchChoice("live", ["0", "1"], "0");
  const [hidden, chooseHidden] = useSearchChoice("hidden", ["0", "1"], "0");
  const range = useReportRange(viewer?.project?.events.list?.range);
  const project = viewer?.project;
  if (!project) return <NoProject />;
  return (
    <>
      <ReportTitle title={t("Events")} project={project} range={range}>
        <Button
          icon={<Radio aria-hidden />}
          variant={live === "1" ? "primary" : "secondary"}
          aria-pressed={live === "1"}
          onPress={() => chooseLive(live === "1" ? "0" : "1")}
        >
          {t("Live")}
        </Button>
        <Link href="/event-tracking" css={buttonStyle("secondary")}>
          {t("Event rules")}
        </Link>
      </ReportTitle>
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
        {live === "1" && <EventTail projectId={project.id} />}
        <Panel
          title={t("All events")}
          definition={t(
            "What visitors did: sent by your website's code, created by an event rule or recorded by the tracker.",
          )}
          flush
          height={280}
          actions={
            <Switch isSelected={hidden === "1"} onChange={(isOn) => chooseHidden(isOn ? "1" : "0")}>
              {t("Show hidden")}
            </Switch>
          }
        >
          <EventTable project={project} projectId={project.id} canWrite={viewer.viewerCanWrite ?? false} />
        </Panel>
      </div>
    </>
  );
}
