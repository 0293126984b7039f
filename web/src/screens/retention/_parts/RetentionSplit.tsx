import { graphql, useFragment } from "react-relay";
import type { RetentionSplit_report$key } from "#web/__generated__/RetentionSplit_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { DimensionTabs } from "#web/reports/tables/DimensionTabs.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { periodName, periods, splitDimensions } from "../_lib/retentionChoices.ts";
import { readRetentionCell } from "../_lib/readRetentionCell.ts";
import type { Show } from "./gridRows.ts";
import { RetentionGrid } from "./RetentionGrid.tsx";

const HEIGHT = 260;

/** All cohorts together, split by a dimension of the visitor's first action in the range. */
export function RetentionSplit({ report }: { report: RetentionSplit_report$key }) {
  const [by, choose] = useSearchChoice("by", splitDimensions, "CHANNEL");
  return (
    <Panel
      title={t("By segment")}
      height={HEIGHT}
      definition={t(
        "Weighted average of all cohorts by segment of the visitor's first action in the range. Completed periods only.",
      )}
      actions={
        <DimensionTabs label={t("Break down by")} dimensions={splitDimensions} selected={by} onSelect={choose} />
      }
    >
      <Rows report={report} by={by} />
    </Panel>
  );
}

function Rows({ report, by }: { report: RetentionSplit_report$key; by: string }) {
  const data = useFragment(
    graphql`
      fragment RetentionSplit_report on RetentionReport @throwOnFieldError {
        table {
          period
        }
        split(by: $by) {
          name
          size
          cells {
            ...readRetentionCell_cell
          }
        }
      }
    `,
    report,
  );
  const [show] = useSearchChoice("show", ["share", "count"] as const, "share");
  const rows = data.split ?? [];
  const kind = dimensionKind(by);
  const period = periods.find((one) => one === data.table?.period) ?? "WEEK";
  const length = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (rows.length === 0) return <EmptyState title={t("No cohorts in this range")} minHeight={HEIGHT} />;
  return (
    <RetentionGrid
      label={t("Retention by {dimension}", { dimension: kind.head })}
      head={kind.head}
      columns={Array.from({ length }, (_, n) => periodName[period](n))}
      rows={rows.map(({ name, size, cells }) => ({
        id: name,
        name: kind.write(name),
        size,
        cells: cells.map(readRetentionCell),
      }))}
      show={show satisfies Show}
    />
  );
}
