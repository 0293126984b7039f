import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PageElementKind } from "#web/__generated__/useMemberPredictionQuery.graphql.ts";
import type { RecordedAttention_heatmap$key } from "#web/__generated__/RecordedAttention_heatmap.graphql.ts";
import type { MeasuredLayout } from "#web/replay/heatmap/heatmapMessages.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { noHeat, predictedHeat } from "../../_lib/attention/predictedHeat.ts";
import { useMemberPrediction } from "../../_lib/attention/useMemberPrediction.ts";
import { chooseSnapshot } from "#web/reports/heatmap/chooseSnapshot.ts";
import { shownWidths } from "../../_lib/heatmapChoices.ts";
import { useHeat } from "#web/reports/heatmap/useHeat.ts";
import { useSnapshot } from "#web/reports/heatmap/useSnapshot.ts";
import { useSnapshots } from "#web/reports/heatmap/useSnapshots.ts";
import { NoSnapshot } from "../viewer/NoSnapshot.tsx";
import { OpacitySlider } from "../viewer/OpacitySlider.tsx";
import { AgreementStat } from "./AgreementStat.tsx";
import { AttentionStage } from "./AttentionStage.tsx";
import { MethodNote } from "./MethodNote.tsx";
import { RegionList } from "./RegionList.tsx";

interface Props {
  heatmap: RecordedAttention_heatmap$key;
  /** global id */
  project: string;
  widgetId: number;
  settingsHref: string;
}

const wireLayout = ({ boxes, ...page }: MeasuredLayout) => ({
  ...page,
  boxes: boxes.map((box) => ({ ...box, kind: box.kind.toUpperCase() as PageElementKind })),
});

/** A recorded page twice: with the attention that its layout predicts, and with its measured clicks. */
export function RecordedAttention({ heatmap, project, widgetId, settingsHref }: Props) {
  const data = useFragment(
    graphql`
      fragment RecordedAttention_heatmap on Heatmap {
        ...useHeat_heatmap
        ...useSnapshots_heatmap
        ...AgreementStat_heatmap
        sample {
          pageViews
        }
      }
    `,
    heatmap,
  );
  const [search] = useSearchParams();
  const [opacity, setOpacity] = useState(0.75);
  const [measured, setMeasured] = useState<{ snapshotId: string; layout: MeasuredLayout }>();
  const [isAbsent, setAbsent] = useState(false);
  const shown = chooseSnapshot(useSnapshots(data), shownWidths(search), [search.get("snapshot")]);
  const snapshot = useSnapshot(widgetId, shown?.snapshotId);
  const layout = measured?.snapshotId === shown?.snapshotId ? measured?.layout : undefined;
  // without a page in the frame, the host estimates the layout
  const key = shown && (layout || isAbsent) ? `${shown.snapshotId} ${layout ? "measured" : "estimated"}` : null;
  const used = useMemberPrediction(project, key, {
    snapshotId: shown?.snapshotId ?? "",
    ...(layout && { layout: wireLayout(layout) }),
  });
  const predicted = useMemo(() => (used.prediction ? predictedHeat(used.prediction) : noHeat), [used.prediction]);
  const clicks = useHeat(data, "click");
  if (!shown) return <NoSnapshot hasPageViews={data.sample.pageViews > 0} settingsHref={settingsHref} />;
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <OpacitySlider value={opacity} onChange={setOpacity} />
      {used.problem && (
        <Banner tone="danger" isLasting>
          {used.problem}
        </Banner>
      )}
      <div
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(380px, 100%), 1fr))",
          gap: theme.space.two,
        })}
      >
        <Card flush title={t("Predicted attention")} actions={<Badge tone="info">{t("Predicted")}</Badge>}>
          <AttentionStage
            snapshot={snapshot}
            heat={predicted}
            opacity={opacity}
            isPending={used.isPending || (key === null && !snapshot.failure)}
            onLayout={(found) => setMeasured({ snapshotId: shown.snapshotId, layout: found })}
            onAbsent={() => setAbsent(true)}
          />
        </Card>
        <Card flush title={t("Measured clicks")} actions={<Badge>{t("Measured")}</Badge>}>
          <AttentionStage snapshot={snapshot} heat={clicks} opacity={opacity} isPending={false} />
        </Card>
      </div>
      {used.prediction && (
        <div
          css={(theme) => ({
            display: "grid",
            gridTemplateColumns: "repeat(auto-fit, minmax(min(380px, 100%), 1fr))",
            alignItems: "start",
            gap: theme.space.two,
          })}
        >
          <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
            <Card>
              <AgreementStat prediction={used.prediction} heatmap={data} />
            </Card>
            <Card title={t("Method")}>
              <MethodNote prediction={used.prediction} />
            </Card>
          </div>
          <Card title={t("Regions with the most predicted attention")} flush>
            <RegionList regions={used.prediction.regions} />
          </Card>
        </div>
      )}
    </div>
  );
}
