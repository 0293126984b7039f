import { useEffect } from "react";
import { fetchQuery, useQueryLoader, useRelayEnvironment } from "react-relay";
import type { HeatmapDevice, LiveHeatmapMapQuery } from "#web/__generated__/LiveHeatmapMapQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { useHeatmapHref } from "#web/reports/drilldown/useHeatmapHref.ts";
import { withoutQuery } from "#web/reports/heatmap/withoutQuery.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { LiveHeatmapMap, liveHeatmapQuery } from "./LiveHeatmapMap.tsx";

interface Props {
  /** global id */
  projectId: string;
  widgetId: number;
  /** address of the page that the visitor is on */
  url: string;
  /** the visitor's */
  device: string;
  /** of the visitor's window, CSS pixels */
  width: number;
}

const HEIGHT = 320;
/** A page's clicks change the picture slowly. */
const EVERY_MS = 60_000;

const devices: Readonly<Record<string, HeatmapDevice>> = { tablet: "TABLET", mobile: "MOBILE" };

/** Where visitors click on the page that the watched visitor is on, up to now. */
export function LiveHeatmap({ projectId, widgetId, url, device, width }: Props) {
  const environment = useRelayEnvironment();
  const [queryRef, load] = useQueryLoader<LiveHeatmapMapQuery>(liveHeatmapQuery);
  const href = useHeatmapHref()(url);
  const page = withoutQuery(url);
  const shown = devices[device] ?? "DESKTOP";
  useEffect(() => {
    const variables = { project: projectId, page: { match: "EXACT", value: page }, device: shown } as const;
    const open = () => load(variables, { fetchPolicy: "store-or-network" });
    open();
    let request: { unsubscribe(): void } | undefined;
    const refresh = () => {
      request?.unsubscribe();
      // the map stays if it can't be read now; one that failed opens after the next answer
      request = fetchQuery(environment, liveHeatmapQuery, variables).subscribe({
        complete: open,
        error: () => undefined,
      });
    };
    const timer = setInterval(() => document.visibilityState === "visible" && refresh(), EVERY_MS);
    return () => {
      clearInterval(timer);
      request?.unsubscribe();
    };
  }, [environment, load, projectId, page, shown]);
  return (
    <Card flush title={t("Clicks on this page")} actions={href && <TextLink href={href}>{t("Open heatmap")}</TextLink>}>
      <PanelBoundary key={page} height={HEIGHT}>
        {queryRef?.variables.page.value === page ? (
          <LiveHeatmapMap queryRef={queryRef} widgetId={widgetId} width={width} />
        ) : (
          <Skeleton shape="block" height={HEIGHT} />
        )}
      </PanelBoundary>
    </Card>
  );
}
