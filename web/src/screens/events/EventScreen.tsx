import { graphql, usePreloadedQuery } from "react-relay";
import { useParams } from "react-router-dom";
import type { EventScreenQuery } from "#web/__generated__/EventScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { MakeFunnel } from "#web/reports/funnels/MakeFunnel.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { EventMenu } from "./_parts/naming/EventMenu.tsx";
import { NamingNote } from "./_parts/naming/NamingNote.tsx";
import { EventKpis } from "./_parts/report/EventKpis.tsx";
import { EventProperties } from "./_parts/report/EventProperties.tsx";
import { EventSplitPanel } from "./_parts/report/EventSplitPanel.tsx";
import { EventTrend } from "./_parts/report/EventTrend.tsx";
import { NewestEvents } from "./_parts/report/NewestEvents.tsx";
import { UnknownEvent } from "./_parts/report/UnknownEvent.tsx";

/** One event by its name, or all events with a given property value. */
export default function EventScreen({ queryRef }: ScreenProps<EventScreenQuery>) {
  const { viewer } = usePreloadedQuery<EventScreenQuery>(
    graphql`
      query EventScreenQuery(
        $project: ID
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $key: String!
        $value: String!
        $split: EventSplit!
        $isMember: Boolean!
      ) @preloadable {
        viewer {
          viewerCanWrite
          project(id: $project) {
            id
            widgetId
            ...ReportTitle_project
            events {
              report(range: $range, compare: $compare, filters: $filters, key: $key, value: $value) {
                facts(split: $split) {
                  isKnown
                  range {
                    startDate
                    endDate
                    timezone
                  }
                  naming {
                    name
                    displayName
                    isHidden
                    mergedInto
                    mergedNames
                  }
                  ...EventKpis_facts
                  ...EventTrend_facts
                  ...EventSplitPanel_facts
                }
                ...NewestEvents_report
                ...EventTrend_report
                ...EventProperties_report
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { key = "", value = "" } = useParams();
  const { isMember } = queryRef.variables;
  const project = viewer?.project;
  const listHref = useProjectHref(project?.widgetId)("/events");
  if (!project) return <NoProject />;
  const report = project.events.report;
  const facts = report?.facts;
  if (facts && !facts.isKnown) {
    return <UnknownEvent property={key} value={value} listHref={isMember ? listHref : undefined} />;
  }
  const naming = facts?.naming && {
    name: facts.naming.name,
    displayName: facts.naming.displayName,
    isHidden: facts.naming.isHidden,
    mergedInto: facts.naming.mergedInto,
    mergedNames: facts.naming.mergedNames,
  };
  const range = facts && {
    startDate: facts.range.startDate,
    endDate: facts.range.endDate,
    timezone: facts.range.timezone,
  };
  // a path is split at each slash, so a share link to an event with a slash in its name would open another page
  const share = `${key}${value}`.includes("/")
    ? {}
    : { share: { module: "EVENTS" as const, itemId: `${key}/${value}` } };
  return (
    <>
      <ReportTitle
        title={key === "name" ? (naming?.displayName ?? value) : `${key}: ${value}`}
        project={project}
        range={range}
        {...share}
      >
        {naming && viewer.viewerCanWrite && (
          <>
            <MakeFunnel steps={[{ kind: "EVENT", match: "SIMPLE", value: naming.name }]} />
            <EventMenu projectId={project.id} event={naming} />
          </>
        )}
      </ReportTitle>
      {naming && <NamingNote naming={naming} isMember={isMember} />}
      {facts && (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
          <PanelBoundary height={112}>
            <EventKpis facts={facts} names={naming ? [naming.name, ...naming.mergedNames] : []} isMember={isMember} />
          </PanelBoundary>
          {report && <EventTrend facts={facts} report={report} />}
          <div
            css={(theme) => ({
              display: "grid",
              gap: theme.space.two,
              gridTemplateColumns: "repeat(auto-fit, minmax(min(max(420px, 40%), 100%), 1fr))",
            })}
          >
            <EventProperties report={report} isMember={isMember} />
            <EventSplitPanel facts={facts} />
          </div>
          {report && range && (
            <NewestEvents value={queryRef.variables.value} report={report} range={range} isMember={isMember} />
          )}
        </div>
      )}
    </>
  );
}
