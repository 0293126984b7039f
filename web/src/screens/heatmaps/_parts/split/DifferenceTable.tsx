import { useMemo } from "react";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { percentLabel } from "#web/reports/heatmap/heatOf.ts";
import {
  differenceLabel,
  intervalLabel,
  isSignificant,
  pLabel,
  type ElementDifference,
} from "../../_lib/split/differences.ts";

interface Props {
  elements: readonly ElementDifference[];
  onSelect: (selector: string) => void;
}

const columnsOf = (): Column<ElementDifference>[] => [
  { id: "element", title: t("Element"), value: ({ text, selector }) => text || selector },
  {
    id: "first",
    title: t("First"),
    definition: t("Page views of the first side with a click on the element"),
    value: ({ firstRate }) => firstRate,
    render: ({ firstRate }) => percentLabel(firstRate),
    numeric: true,
    wideOnly: true,
    width: 80,
  },
  {
    id: "second",
    title: t("Second"),
    definition: t("Page views of the second side with a click on the element"),
    value: ({ secondRate }) => secondRate,
    render: ({ secondRate }) => percentLabel(secondRate),
    numeric: true,
    wideOnly: true,
    width: 80,
  },
  {
    id: "difference",
    title: t("Difference"),
    definition: t("Second minus first, in percentage points"),
    value: ({ difference }) => difference,
    render: ({ difference }) => differenceLabel(difference),
    numeric: true,
    width: 100,
  },
  {
    id: "interval",
    title: t("95 % interval"),
    value: ({ low }) => low,
    render: intervalLabel,
    numeric: true,
    wideOnly: true,
    width: 130,
  },
  {
    id: "p",
    title: t("p"),
    definition: t("Probability of such a difference by chance, adjusted for the number of elements"),
    value: ({ pAdjusted }) => pAdjusted,
    render: ({ pAdjusted }) => pLabel(pAdjusted),
    numeric: true,
    wideOnly: true,
    width: 90,
  },
  {
    id: "verdict",
    title: t("Significance"),
    value: (row) => (isSignificant(row) ? t("Significant") : t("Not significant")),
    render: (row) =>
      isSignificant(row) ? <Badge tone="accent">{t("Significant")}</Badge> : <Badge>{t("Not significant")}</Badge>,
    width: 130,
  },
];

/** Every element with its clicks on both sides, and whether they differ beyond chance. */
export function DifferenceTable({ elements, onSelect }: Props) {
  const columns = useMemo(() => columnsOf(), []);
  return (
    <Table
      label={t("Differences by element")}
      columns={columns}
      rows={elements}
      rowId={({ selector }) => selector}
      defaultSort={{ column: "p", direction: "ascending" }}
      onRowAction={({ selector }) => onSelect(selector)}
      empty={
        <EmptyState title={t("Nothing to compare")} minHeight={160}>
          {t("No element of this page was clicked on either side. Choose a longer range or another layer.")}
        </EmptyState>
      }
    />
  );
}
