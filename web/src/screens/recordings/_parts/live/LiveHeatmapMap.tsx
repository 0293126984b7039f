import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { LiveHeatmapMapQuery } from "#web/__generated__/LiveHeatmapMapQuery.graphql.ts";
import { HeatmapFrame } from "#web/replay/heatmap/HeatmapFrame.tsx";
import { chooseSnapshot } from "#web/reports/heatmap/chooseSnapshot.ts";
import { useHeat } from "#web/reports/heatmap/useHeat.ts";
import { useSnapshot } from "#web/reports/heatmap/useSnapshot.ts";
import { useSnapshots } from "#web/reports/heatmap/useSnapshots.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, tabular } from "#web/theme/textStyle.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";

export const liveHeatmapQuery = graphql`
  query LiveHeatmapMapQuery($project: ID!, $page: HeatmapPageInput!, $device: HeatmapDevice!) @throwOnFieldError {
    viewer {
      project(id: $project) {
        heatmaps {
          heatmap(range: { preset: LAST_30_DAYS }, page: $page, device: $device, mode: CLICK) {
            sample {
              pageViews
              points
            }
            ...useHeat_heatmap
            ...useSnapshots_heatmap
          }
        }
      }
    }
  }
`;

interface Props {
  queryRef: PreloadedQuery<LiveHeatmapMapQuery>;
  widgetId: number;
  /** of the visitor's window, CSS pixels */
  width: number;
}

/** The page with its clicks, and how much that is based on. */
export function LiveHeatmapMap({ queryRef, widgetId, width }: Props) {
  const { viewer } = usePreloadedQuery<LiveHeatmapMapQuery>(liveHeatmapQuery, queryRef);
  const heatmap = viewer.project?.heatmaps.heatmap;
  return heatmap ? (
    <ClickMap heatmap={heatmap} widgetId={widgetId} width={width} />
  ) : (
    <EmptyState title={t("No page views in this range")} minHeight={320}>
      {t("Nobody opened this page in the last 30 days.")}
    </EmptyState>
  );
}

type Heatmap = NonNullable<NonNullable<LiveHeatmapMapQuery["response"]["viewer"]["project"]>["heatmaps"]["heatmap"]>;

function ClickMap({ heatmap, widgetId, width }: Omit<Props, "queryRef"> & { heatmap: Heatmap }) {
  const { pageViews, points } = heatmap.sample;
  const heat = useHeat(heatmap, "click");
  const chosen = chooseSnapshot(useSnapshots(heatmap), { min: width, max: width }, []);
  const { page, failure, retry } = useSnapshot(widgetId, chosen?.snapshotId);
  return (
    <>
      {chosen ? (
        <div
          css={(theme) => ({
            position: "relative",
            aspectRatio: page ? `${page.size.width} / ${page.size.height}` : "16 / 10",
            maxHeight: "min(58vh, 620px)",
            width: "100%",
            background: theme.color.sunken,
          })}
        >
          {page && (
            <div css={{ position: "absolute", inset: 0 }}>
              <HeatmapFrame events={page.events} size={page.size} heat={heat} opacity={0.8} selected={null} />
            </div>
          )}
          {(failure || !page) && (
            <div role="status" css={{ position: "absolute", inset: 0, display: "grid", placeItems: "center" }}>
              {failure ? (
                <ErrorState message={failure.message} onRetry={retry} />
              ) : (
                <Spinner label={t("Loading the page")} />
              )}
            </div>
          )}
        </div>
      ) : (
        <EmptyState title={t("No recorded page yet")} minHeight={320}>
          {t("Clicks appear once the page has been recorded on this device.")}
        </EmptyState>
      )}
      <p css={(theme) => ({ ...caption(theme), ...tabular, padding: "8px 12px" })}>
        {phrase("{count, plural, one {# page view} other {# page views}}", { count: pageViews })} ·{" "}
        {phrase("{count, plural, one {# click} other {# clicks}}", { count: points })} ·{" "}
        {t("last 30 days, updated every minute")}
      </p>
    </>
  );
}
