import { graphql, useFragment } from "react-relay";
import type { FormKpis_report$key } from "#web/__generated__/FormKpis_report.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { percent } from "#web/ui/format/percent.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { formatMs } from "../../_lib/formatMs.ts";

export function FormKpis({ report }: { report: FormKpis_report$key }) {
  const { totals, previous } = useFragment(
    graphql`
      fragment FormKpis_report on FormReport {
        totals {
          views
          starters
          completions
          abandons
          startRate
          completionRate
          conversionRate
          medianMs
          p90Ms
        }
        previous {
          views
          starters
          completions
          abandons
          startRate
          completionRate
          conversionRate
          medianMs
        }
      }
    `,
    report,
  );
  const rate = (value: number | null | undefined) => percent(value);
  return (
    <Card>
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.one,
          gridTemplateColumns: "repeat(4, 1fr)",
          [theme.media.narrow]: { gridTemplateColumns: "repeat(2, 1fr)" },
          "& > *": { padding: "10px 12px" },
        })}
      >
        <Stat
          label={t("Views")}
          value={totals.views}
          previous={previous?.views}
          definition={t("Sessions in which the form was visible")}
        />
        <Stat
          label={t("Starters")}
          value={totals.starters}
          previous={previous?.starters}
          definition={t("Sessions in which the visitor focused or changed a field")}
        />
        <Stat
          label={t("Start rate")}
          value={totals.startRate}
          previous={previous?.startRate}
          format={rate}
          definition={t("Starters divided by views")}
        />
        <Stat
          label={t("Completions")}
          value={totals.completions}
          previous={previous?.completions}
          definition={t("Sessions in which the form was submitted successfully")}
        />
        <Stat
          label={t("Completion rate")}
          value={totals.completionRate}
          previous={previous?.completionRate}
          format={rate}
          definition={t("Completions divided by starters")}
        />
        <Stat
          label={t("Conversion rate")}
          value={totals.conversionRate}
          previous={previous?.conversionRate}
          format={rate}
          definition={t("Completions divided by views")}
        />
        <Stat
          label={t("Abandons")}
          value={totals.abandons}
          previous={previous?.abandons}
          lowerIsBetter
          definition={t("Sessions that started the form and did not complete it")}
        />
        <Stat
          label={t("Median time")}
          value={totals.medianMs}
          previous={previous?.medianMs}
          format={formatMs}
          lowerIsBetter
          note={totals.p90Ms != null && t("90% within {time}", { time: formatMs(totals.p90Ms) })}
          definition={t("Median time from the start to the success")}
        />
      </div>
    </Card>
  );
}
