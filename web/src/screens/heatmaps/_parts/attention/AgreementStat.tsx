import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import { agreement, FEWEST_CLICKS, type MeasuredPoints } from "../../_lib/attention/correlation.ts";
import type { Prediction } from "../../_lib/attention/prediction.ts";

interface Props {
  prediction: Prediction;
  points: readonly MeasuredPoints[];
  clicks: number;
}

const format = (value: number | null | undefined) => (value == null ? "–" : fixedNumber(value, 2));

/** How well the predicted map agrees with the measured one. */
export function AgreementStat({ prediction, points, clicks }: Props) {
  const value = agreement(prediction, points);
  return (
    <Stat
      label={t("Correlation with measured clicks")}
      value={value}
      format={format}
      definition={t(
        "Linear correlation of the predicted map with the map of measured clicks: 1 is the same map, 0 no relation, negative the opposite. People look at more places than they click, so that even a good prediction is well below 1.",
      )}
      note={
        value === null
          ? t("At least {count} clicks are needed", { count: FEWEST_CLICKS })
          : phrase("{count, plural, one {from # measured click} other {from # measured clicks}}", { count: clicks })
      }
    />
  );
}
