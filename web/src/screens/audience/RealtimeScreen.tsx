import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { RealtimeScreenQuery } from "#web/__generated__/RealtimeScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { EventFeed } from "./_parts/EventFeed.tsx";
import { Freshness } from "./_parts/Freshness.tsx";
import { LiveMap } from "./_parts/LiveMap.tsx";
import { MinuteBars } from "./_parts/MinuteBars.tsx";
import { NowCounts } from "./_parts/NowCounts.tsx";
import { RankedNow } from "./_parts/RankedNow.tsx";
import { VisitDialog } from "./_parts/VisitDialog.tsx";
import { VisitorsNow } from "./_parts/VisitorsNow.tsx";
import { useRealtime } from "./_lib/useRealtime.ts";

const grid = { display: "grid", gap: 16, minWidth: 0 } as const;

export default function RealtimeScreen({ queryRef }: ScreenProps<RealtimeScreenQuery>) {
  const { viewer } = usePreloadedQuery<RealtimeScreenQuery>(
    graphql`
      query RealtimeScreenQuery($project: ID) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            id
            widgetId
            audience {
              realtime {
                at
                ...NowCounts_realtime
                ...MinuteBars_realtime
                ...RankedNow_realtime
                ...EventFeed_realtime
                ...VisitorsNow_realtime
                ...VisitDialog_realtime
                ...LiveMap_realtime
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const project = viewer.project;
  const link = useRealtime(project?.id);
  const [visitor, setVisitor] = useState<string | null>(null);
  if (!project) return <NoProject />;
  const {
    audience: { realtime },
  } = project;
  if (!realtime) return null;
  return (
    <>
      <PageTitle
        title={t("Realtime")}
        description={t("Last 30 minutes")}
        badge={<Freshness at={realtime.at} link={link} />}
      />
      <div css={grid}>
        <div
          css={{
            ...grid,
            gridTemplateColumns: "minmax(200px, 260px) minmax(0, 1fr)",
            "@media (max-width: 760px)": { gridTemplateColumns: "minmax(0, 1fr)" },
          }}
        >
          <NowCounts realtime={realtime} />
          <Panel
            title={t("Page views per minute")}
            height={180}
            saveAs="page-views-per-minute"
            definition={t(
              "The band shows the lowest and highest page views for the same minute over the last four weeks.",
            )}
          >
            <MinuteBars realtime={realtime} />
          </Panel>
        </div>
        <div css={{ ...grid, gridTemplateColumns: "repeat(auto-fit, minmax(min(250px, 100%), 1fr))" }}>
          <RankedNow realtime={realtime} />
        </div>
        <div css={{ ...grid, gridTemplateColumns: "repeat(auto-fit, minmax(min(420px, 100%), 1fr))" }}>
          <Panel title={t("Live map")} height={320} saveAs="people-on-the-site">
            <LiveMap realtime={realtime} />
          </Panel>
          <EventFeed realtime={realtime} onVisitor={setVisitor} />
        </div>
        <Panel title={t("Visitors online")} height={160} flush>
          <VisitorsNow realtime={realtime} widgetId={project.widgetId} />
        </Panel>
      </div>
      {visitor && (
        <VisitDialog
          realtime={realtime}
          widgetId={project.widgetId}
          visitorId={visitor}
          onClose={() => setVisitor(null)}
        />
      )}
    </>
  );
}
