import { graphql, useFragment } from "react-relay";
import type { DepthTable_heatmap$key } from "#web/__generated__/DepthTable_heatmap.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { attentionLabel, percentLabel, type Band } from "#web/reports/heatmap/heatOf.ts";

const columns: Column<Band>[] = [
  {
    id: "from",
    title: t("Depth"),
    value: ({ from }) => from,
    render: ({ from }) => `${percentLabel(from)} – ${percentLabel(from + 5)}`,
    sortable: false,
  },
  {
    id: "reached",
    title: t("Reached"),
    definition: t("Page views that scrolled to the beginning of this part"),
    value: ({ reached }) => reached,
    render: ({ reached }) => percentLabel(reached),
    share: ({ reached }) => reached / 100,
    numeric: true,
    sortable: false,
  },
  {
    id: "attention",
    title: t("Time visible"),
    definition: t("Mean time that a page view showed this part"),
    value: ({ attentionMs }) => attentionMs,
    render: ({ attentionMs }) => attentionLabel(attentionMs),
    numeric: true,
    sortable: false,
  },
];

/** How far visitors scrolled, and how long they saw each part. */
export function DepthTable({ heatmap }: { heatmap: DepthTable_heatmap$key }) {
  const { scroll, fold } = useFragment(
    graphql`
      fragment DepthTable_heatmap on Heatmap {
        fold
        scroll {
          from
          reached
          attentionMs
        }
      }
    `,
    heatmap,
  );
  const bands = scroll.map(({ from, reached, attentionMs }) => ({ from, reached, attentionMs }));
  return (
    <>
      <p css={(theme) => ({ ...caption(theme), padding: "0 16px 8px" })}>
        {fold == null
          ? t("Where the first screen ends is unknown.")
          : t("Half of the page views saw at least the first {depth} of the page without scrolling.", {
              depth: percentLabel(fold),
            })}
      </p>
      <Table label={t("Scroll depth")} columns={columns} rows={bands} rowId={({ from }) => String(from)} sorted />
    </>
  );
}
