import { graphql, useFragment } from "react-relay";
import type { GoalDelay_report$key } from "#web/__generated__/GoalDelay_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { Pair } from "./Pair.tsx";

const HEIGHT = 250;

/** How long, and how many visits, it takes. */
export function GoalDelay({ report }: { report: GoalDelay_report$key }) {
  return (
    <Pair>
      <Panel
        title={t("Time until the conversion")}
        definition={t("From a visitor's first visit ever to the first conversion of the range.")}
        height={HEIGHT}
      >
        <Bars report={report} of="times" />
      </Panel>
      <Panel
        title={t("Visits until the conversion")}
        definition={t("How many visits a visitor had up to then, the one with the conversion included.")}
        height={HEIGHT}
      >
        <Bars report={report} of="visits" />
      </Panel>
    </Pair>
  );
}

const formatDelay = (from: number, upTo: number | null | undefined) =>
  upTo == null
    ? t("Longer than {duration}", { duration: duration(from) })
    : t("Up to {duration}", { duration: duration(upTo) });

const formatVisits = (from: number, upTo: number | null | undefined) =>
  upTo == null
    ? t("More than {count} visits", { count: from })
    : phrase("{count, plural, one {# visit} other {# visits}}", { count: upTo });

function Bars({ report, of }: { report: GoalDelay_report$key; of: "times" | "visits" }) {
  const { delay } = useFragment(
    graphql`
      fragment GoalDelay_report on GoalReport @throwOnFieldError {
        delay {
          times {
            upTo
            visitors
          }
          visits {
            upTo
            visitors
          }
        }
      }
    `,
    report,
  );
  const buckets = (of === "times" ? delay?.times : delay?.visits) ?? [];
  if (buckets.length === 0) return <EmptyState title={t("No conversion in this range")} minHeight={HEIGHT} />;
  const write = of === "times" ? formatDelay : formatVisits;
  const total = buckets.reduce((sum, { visitors }) => sum + visitors, 0);
  return (
    <BarList
      label={of === "times" ? t("Time until the conversion") : t("Visits until the conversion")}
      total={total}
      items={buckets.map(({ upTo, visitors }, n) => ({
        id: String(upTo ?? "more"),
        label: write(buckets[n - 1]?.upTo ?? 0, upTo),
        value: visitors,
      }))}
    />
  );
}
