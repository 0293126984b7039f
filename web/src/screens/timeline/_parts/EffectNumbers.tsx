import { graphql, useFragment } from "react-relay";
import type {
  EffectNumbers_effect$data,
  EffectNumbers_effect$key,
} from "#web/__generated__/EffectNumbers_effect.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, tabular } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { relativeChange, signedPercent } from "#web/ui/format/percent.ts";
import { signed, writerOf, type Write } from "../_lib/effectFormat.ts";
import { effectMetrics } from "../_lib/timelineChoices.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";

type Side = EffectNumbers_effect$data["before"];
const SURE = 0.05;

/** Both values, their difference and its interval, as actionable text. */
export function EffectNumbers({ effect }: { effect: EffectNumbers_effect$key }) {
  const { before, after, difference } = useFragment(
    graphql`
      fragment EffectNumbers_effect on TrafficEffect {
        before {
          startDate
          endDate
          days
          value
        }
        after {
          startDate
          endDate
          days
          value
        }
        difference {
          value
          low
          high
          p
        }
      }
    `,
    effect,
  );
  const [metric] = useSearchChoice("metric", effectMetrics, "VISITORS");
  const write = writerOf(metric);
  const change = relativeChange(after.value ?? 0, before.value);
  const lowerIsBetter = metric === "BOUNCE_RATE";
  const tone = (value: number) => (value > 0 !== lowerIsBetter ? ("positive" as const) : ("danger" as const));
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
      <div css={(theme) => ({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: theme.space.two })}>
        <SideOf title={t("Before")} side={before} write={write} />
        <SideOf title={t("After")} side={after} write={write} />
      </div>
      {difference ? (
        <div>
          <p css={(theme) => ({ ...tabular, fontSize: theme.size.body, display: "flex", flexWrap: "wrap", gap: 8 })}>
            <strong css={(theme) => ({ fontWeight: theme.weight.semibold })}>{signed(write, difference.value)}</strong>
            {after.value != null && change !== undefined && <span>{signedPercent(change)}</span>}
            {difference.p < SURE ? (
              <Badge tone={tone(difference.value)}>{t("Significant")}</Badge>
            ) : (
              <Badge>{t("Not significant")}</Badge>
            )}
          </p>
          <p css={(theme) => ({ ...caption(theme), ...tabular, marginTop: 2 })}>
            {t("95% interval {low} to {high}, p {p}", {
              low: signed(write, difference.low),
              high: signed(write, difference.high),
              p: difference.p < 0.001 ? "< 0.001" : fixedNumber(difference.p, 3),
            })}
          </p>
        </div>
      ) : (
        <p css={caption}>{t("Not enough full days or sessions to compare yet.")}</p>
      )}
    </div>
  );
}

function SideOf({ title, side, write }: { title: string; side: Side; write: Write }) {
  return (
    <div>
      <p css={caption}>{title}</p>
      <p
        css={(theme) => ({
          ...tabular,
          fontSize: theme.size.figure,
          fontWeight: theme.weight.semibold,
          lineHeight: "32px",
        })}
      >
        {write(side.value)}
      </p>
      <p css={caption}>
        {side.days === 0
          ? t("no full day yet")
          : `${rangeLabel(side.startDate, side.endDate)}, ${phrase("{count, plural, one {# day} other {# days}}", { count: side.days })}`}
      </p>
    </div>
  );
}
