import { graphql, useFragment } from "react-relay";
import type { GoalDelay_report$key } from "#web/__generated__/GoalDelay_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { duration } from "#web/ui/format/duration.ts";

const HEIGHT = 250;

/** The time and the number of sessions until conversion: two panels. */
export function GoalDelay({ report }: { report: GoalDelay_report$key }) {
  return (
    <>
      <Panel
        title={t("Time to conversion")}
        definition={t("From a visitor's first session to their first conversion in the range.")}
        height={HEIGHT}
      >
        <Bars report={report} of="times" />
      </Panel>
      <Panel
        title={t("Sessions to conversion")}
        definition={t("How many sessions a visitor had until the conversion, including the converting session.")}
        height={HEIGHT}
      >
        <Bars report={report} of="visits" />
      </Panel>
    </>
  );
}

function formatDelay(from: number, upTo: number | null | undefined): string {
  if (upTo == null) return t("Longer than {duration}", { duration: duration(from) });
  return from === 0 ? t("Up to {duration}", { duration: duration(upTo) }) : `${duration(from)} – ${duration(upTo)}`;
}

const formatVisits = (from: number, upTo: number | null | undefined) =>
  upTo == null
    ? t("More than {count} sessions", { count: from })
    : phrase("{count, plural, one {# session} other {# sessions}}", { count: upTo });

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
  if (buckets.length === 0) return <EmptyState title={t("No conversions in this range")} minHeight={HEIGHT} />;
  const write = of === "times" ? formatDelay : formatVisits;
  const total = buckets.reduce((sum, { visitors }) => sum + visitors, 0);
  return (
    <BarList
      label={of === "times" ? t("Time to conversion") : t("Sessions to conversion")}
      total={total}
      items={buckets.map(({ upTo, visitors }, n) => ({
        id: String(upTo ?? "more"),
        label: write(buckets[n - 1]?.upTo ?? 0, upTo),
        value: visitors,
      }))}
    />
  );
}
