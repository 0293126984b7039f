import { graphql, useFragment } from "react-relay";
import type { AgreementStat_heatmap$key } from "#web/__generated__/AgreementStat_heatmap.graphql.ts";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import { agreement, FEWEST_CLICKS } from "../../_lib/attention/correlation.ts";
import type { Prediction } from "../../_lib/attention/prediction.ts";

interface Props {
  prediction: Prediction;
  heatmap: AgreementStat_heatmap$key;
}

const format = (value: number | null | undefined) => (value == null ? "–" : fixedNumber(value, 2));

/** How well the predicted map agrees with the measured one. */
export function AgreementStat({ prediction, heatmap }: Props) {
  const { points, sample } = useFragment(
    graphql`
      fragment AgreementStat_heatmap on Heatmap {
        points {
          pageX
          pageY
          counts
        }
        sample {
          points
        }
      }
    `,
    heatmap,
  );
  const measured = points.map(({ pageX, pageY, counts }) => ({ pageX, pageY, counts }));
  const value = agreement(prediction, measured);
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
          : phrase("{count, plural, one {from # measured click} other {from # measured clicks}}", {
              count: sample.points,
            })
      }
    />
  );
}
