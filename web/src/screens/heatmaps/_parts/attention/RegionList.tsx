import { useMemo } from "react";
import { t } from "#web/texts/t.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { regionLabels, regionName } from "../../_lib/attention/labels.ts";
import type { Region } from "../../_lib/attention/prediction.ts";

interface Props {
  regions: readonly Region[];
  /** outlines the region with this rank, or none */
  onSelect?: (rank: number) => void;
}

const columnsOf = (): Column<Region>[] => [
  { id: "rank", title: t("Rank"), value: ({ rank }) => rank, numeric: true, width: 80 },
  { id: "region", title: t("Region"), value: regionName },
  { id: "kind", title: t("Kind"), value: ({ kind }) => regionLabels[kind] ?? kind, width: 150, wideOnly: true },
  {
    id: "score",
    title: t("Score"),
    definition: t("Mean of the predicted attention in the region, 0 to 100"),
    value: ({ score }) => Math.round(score),
    share: ({ score }) => score / 100,
    numeric: true,
    width: 90,
  },
];

/** The regions with the most predicted attention. */
export function RegionList({ regions, onSelect }: Props) {
  const columns = useMemo(() => columnsOf(), []);
  return (
    <Table
      label={t("Regions with the most predicted attention")}
      columns={columns}
      rows={regions}
      rowId={({ rank }) => String(rank)}
      defaultSort={{ column: "rank", direction: "ascending" }}
      {...(onSelect && { onRowAction: ({ rank }: Region) => onSelect(rank) })}
    />
  );
}
