import { graphql, useFragment } from "react-relay";
import type { ExpectedGain_gain$key } from "#web/__generated__/ExpectedGain_gain.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";

interface Props {
  gain: ExpectedGain_gain$key;
  name: string;
  completionRate: number | null;
}

/** What the first fix is worth, in a sentence. */
export function ExpectedGain({ gain, name, completionRate }: Props) {
  const {
    rate,
    medianRate,
    completions,
    low,
    high,
    completionRate: improved,
  } = useFragment(
    graphql`
      fragment ExpectedGain_gain on FormGain {
        rate
        medianRate
        completions
        low
        high
        completionRate
      }
    `,
    gain,
  );
  const rounded = Math.round(completions);
  return (
    <div
      css={(theme) => ({
        padding: `${theme.space.oneHalf}px ${theme.space.two}px`,
        borderRadius: theme.radius.medium,
        background: theme.color.accentSoft,
        fontSize: theme.size.body,
        lineHeight: "20px",
      })}
    >
      <p css={(theme) => ({ fontSize: theme.size.large, fontWeight: theme.weight.semibold })}>
        {phrase("{count, plural, one {About # more completion} other {About # more completions}}", { count: rounded })}
      </p>
      <p>
        {t(
          "Expected if “{name}” lost {medianRate} of its visitors, like the median field, instead of {rate}. The completion rate would be {improved} instead of {now}. 95% interval: {low} to {high} completions.",
          {
            name,
            medianRate: percent(medianRate),
            rate: percent(rate),
            improved: percent(improved),
            now: percent(completionRate),
            low: exactNumber(Math.round(low)),
            high: exactNumber(Math.round(high)),
          },
        )}
      </p>
    </div>
  );
}
