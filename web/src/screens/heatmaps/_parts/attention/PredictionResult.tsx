import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import type { UsedPrediction } from "../../_lib/attention/usePrediction.ts";
import { PredictionPanels } from "./PredictionPanels.tsx";

interface Props {
  used: UsedPrediction;
  picture?: string | undefined;
}

/** A prediction, its skeleton, or why there is none. */
export function PredictionResult({ used: { prediction, problem, isPending, retry }, picture }: Props) {
  if (isPending) return <Skeleton shape="block" height={420} />;
  if (problem) {
    return (
      <Banner tone="danger" isLasting actions={<Button onPress={retry}>{t("Try again")}</Button>}>
        {problem}
      </Banner>
    );
  }
  if (!prediction || (prediction.computedFrom === "IMAGE" && picture === undefined)) return null;
  return <PredictionPanels key={prediction.url ?? picture} prediction={prediction} picture={picture} />;
}
