import { useState } from "react";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import type { Prediction } from "../../_lib/attention/prediction.ts";
import { MethodNote } from "./MethodNote.tsx";
import { PredictedMap } from "./PredictedMap.tsx";
import { RegionList } from "./RegionList.tsx";

interface Props {
  prediction: Prediction;
  picture?: string | undefined;
}

/** The predicted map of a picture or an address, its regions and its method. */
export function PredictionPanels({ prediction, picture }: Props) {
  const [selected, setSelected] = useState<number | null>(null);
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(440px, 100%), 1fr))",
        alignItems: "start",
        gap: theme.space.two,
      })}
    >
      <Card title={t("Predicted attention")} actions={<Badge tone="info">{t("Predicted")}</Badge>}>
        <PredictedMap prediction={prediction} picture={picture} selected={selected} />
      </Card>
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
        <Card title={t("Regions with the most predicted attention")} flush>
          <RegionList
            regions={prediction.regions}
            onSelect={(rank) => setSelected((current) => (current === rank ? null : rank))}
          />
        </Card>
        <Card title={t("Method")}>
          <MethodNote prediction={prediction} />
        </Card>
      </div>
    </div>
  );
}
