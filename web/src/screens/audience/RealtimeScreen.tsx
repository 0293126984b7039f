import { useMemo, useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { RealtimeScreenQuery } from "#web/__generated__/RealtimeScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { useNow } from "#web/ui/format/useNow.ts";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { DayStrip } from "./_parts/day/DayStrip.tsx";
import { LiveBadge } from "./_parts/day/LiveBadge.tsx";
import { EventFeed } from "./_parts/EventFeed.tsx";
import { LiveMap } from "./_parts/LiveMap.tsx";
import { MinuteBars } from "./_parts/MinuteBars.tsx";
import { NowCounts } from "./_parts/NowCounts.tsx";
import { RankedNow } from "./_parts/RankedNow.tsx";
import { VisitDialog } from "./_parts/VisitDialog.tsx";
import { VisitorsNow } from "./_parts/VisitorsNow.tsx";
import { momentClock, momentLabel } from "./_lib/day/momentLabel.ts";
import { ShownMomentContext } from "./_lib/day/shownMoment.ts";
import { useChosenMoment } from "./_lib/day/useChosenMoment.ts";
import { useFreshHistory } from "./_lib/day/useFreshHistory.ts";

const grid = { display: "grid", gap: 16, minWidth: 0 } as const;

export default function RealtimeScreen({ queryRef }: ScreenProps<RealtimeScreenQuery>) {
  const { viewer } = usePreloadedQuery<RealtimeScreenQuery>(
    graphql`
      query RealtimeScreenQuery($project: ID, $at: DateTime) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            id
            widgetId
            timezone
            audience {
              ...DayStrip_audience
              realtime(at: $at) {
                at
                active
                idle
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
  const { at } = queryRef.variables;
  const past = at == null ? null : Date.parse(at);
  const moments = useChosenMoment(past);
  const zone = project?.timezone ?? null;
  const shown = useMemo(() => ({ at: past, zone }), [past, zone]);
  const now = useNow();
  const isNarrow = useNarrow();
  const [visitor, setVisitor] = useState<string | null>(null);
  useFreshHistory(project?.id);
  if (!project) return <NoProject />;
  const {
    audience,
    audience: { realtime },
  } = project;
  if (!realtime) return null;
  const isLive = past === null && moments.position === null;
  const ranked = (
    <div
      css={{
        ...grid,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(250px, 100%), 1fr))",
        "&:empty": { display: "none" },
      }}
    >
      <RankedNow realtime={realtime} />
    </div>
  );
  const map = (
    <Panel title={past === null ? t("Live map") : t("Map")} height={320} saveAs="people-on-the-site">
      <LiveMap realtime={realtime} />
    </Panel>
  );
  const feed = <EventFeed realtime={realtime} onVisitor={setVisitor} />;
  const visitors = (
    <Panel title={t("Visitors online")} height={160} flush>
      <VisitorsNow realtime={realtime} widgetId={project.widgetId} />
    </Panel>
  );
  return (
    <ShownMomentContext value={shown}>
      <PageTitle
        title={t("Realtime")}
        description={
          past === null
            ? t("Last 30 minutes")
            : t("The 30 minutes before {time}", { time: momentClock(past, zone, now) })
        }
        badge={
          isLive ? (
            <LiveBadge projectId={project.id} at={realtime.at} />
          ) : (
            past !== null && (
              <Badge tone="warning">{t("Past: {moment}", { moment: momentLabel(past, zone, now) })}</Badge>
            )
          )
        }
      />
      <div css={grid}>
        {moments.isRefused && (
          <Banner tone="warning">
            {t("The linked moment is older than 24 hours or invalid. Showing the live view.")}
          </Banner>
        )}
        <DayStrip
          audience={audience}
          zone={zone}
          moments={moments}
          shown={past}
          onlineNow={realtime.active + realtime.idle}
          isHeld={visitor !== null}
        />
      </div>
      <div
        aria-busy={moments.isMoving || undefined}
        css={{ ...grid, marginTop: 16, opacity: moments.isMoving ? 0.6 : 1, transition: "opacity 150ms" }}
      >
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
        {isNarrow ? (
          // what happens first, then what it adds up to
          <>
            {feed}
            {visitors}
            {ranked}
            {map}
          </>
        ) : (
          <>
            {ranked}
            <div css={{ ...grid, gridTemplateColumns: "repeat(auto-fit, minmax(min(420px, 100%), 1fr))" }}>
              {map}
              {feed}
            </div>
            {visitors}
          </>
        )}
      </div>
      {visitor && (
        <VisitDialog
          realtime={realtime}
          widgetId={project.widgetId}
          visitorId={visitor}
          onClose={() => setVisitor(null)}
        />
      )}
    </ShownMomentContext>
  );
}
