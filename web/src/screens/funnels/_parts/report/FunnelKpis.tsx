import { graphql, useFragment } from "react-relay";
import type { FunnelKpis_report$key } from "#web/__generated__/FunnelKpis_report.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { statGrid } from "#web/ui/data/statStyle.ts";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { unitsTitle } from "../../_lib/funnelChoices.ts";

export function FunnelKpis({ report, mode }: { report: FunnelKpis_report$key; mode: string }) {
  const { result } = useFragment(
    graphql`
      fragment FunnelKpis_report on FunnelReport @throwOnFieldError {
        result(by: $by, test: $test) {
          totals {
            entered
            converted
            rate
            low
            high
            medianSeconds
            p90Seconds
          }
          previous {
            totals {
              entered
              converted
              rate
              medianSeconds
            }
          }
        }
      }
    `,
    report,
  );
  if (!result) return null;
  const { totals, previous } = result;
  return (
    <Card>
      <div css={statGrid}>
        <Stat
          label={t("Conversion")}
          value={totals.rate}
          previous={previous?.totals.rate}
          format={(value) => percent(value)}
          note={
            totals.rate === null || totals.rate === undefined
              ? undefined
              : t("{low} to {high} (95%)", { low: percent(totals.low), high: percent(totals.high) })
          }
          definition={t(
            "Those who reached the last step, divided by those who reached the first one. The true rate lies within the interval with 95% confidence.",
          )}
        />
        <Stat
          label={t("Entered")}
          value={totals.entered}
          previous={previous?.totals.entered}
          note={unitsTitle(mode)}
          definition={t("Reached the first step in the range")}
        />
        <Stat
          label={t("Completed")}
          value={totals.converted}
          previous={previous?.totals.converted}
          note={unitsTitle(mode)}
          definition={t("Reached the last step")}
        />
        <Stat
          label={t("Dropped off")}
          value={totals.entered - totals.converted}
          previous={previous && previous.totals.entered - previous.totals.converted}
          lowerIsBetter
          definition={t("Reached the first step, but not the last one")}
        />
        <Stat
          label={t("Median time")}
          value={totals.medianSeconds}
          previous={previous?.totals.medianSeconds}
          format={duration}
          lowerIsBetter
          note={totals.p90Seconds == null ? undefined : t("90% within {p90}", { p90: duration(totals.p90Seconds) })}
          definition={t("From the first to the last step, of those who completed the funnel")}
        />
      </div>
    </Card>
  );
}
