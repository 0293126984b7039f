import { graphql, useFragment } from "react-relay";
import type {
  DifferenceSegments_difference$data,
  DifferenceSegments_difference$key,
} from "#web/__generated__/DifferenceSegments_difference.graphql.ts";
import { PlaceName } from "#web/reports/places/PlaceName.tsx";
import { toggleGroups } from "#web/reports/url/reportState.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { t } from "#web/texts/t.ts";
import { ChangeText } from "#web/ui/data/ChangeText.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import {
  significanceLabels,
  significanceOf,
  propertyLabel,
  segmentGroups,
  valueLabel,
} from "../../_lib/differenceTexts.ts";
import { SignificanceBadge } from "./SignificanceBadge.tsx";

type Segment = DifferenceSegments_difference$data["segments"][number];

const difference = ({ now, before }: Segment) => now - before;
const signed = (value: number) => `${value > 0 ? "+" : ""}${exactNumber(value)}`;

const columns: Column<Segment>[] = [
  {
    id: "segment",
    title: t("Sessions of"),
    minWidth: 120,
    sortable: false,
    value: (row) => `${valueLabel(row)}, ${propertyLabel(row)}`,
    render: (row) => <PlaceName name={valueLabel(row)} within={propertyLabel(row)} isNeeded />,
  },
  {
    id: "before",
    title: t("Before"),
    numeric: true,
    width: 84,
    wideOnly: true,
    sortable: false,
    value: (row) => row.before,
  },
  { id: "now", title: t("Now"), numeric: true, width: 84, wideOnly: true, sortable: false, value: (row) => row.now },
  {
    id: "difference",
    title: t("Difference"),
    numeric: true,
    width: 84,
    sortable: false,
    value: difference,
    render: (row) => <ChangeText change={difference(row)} text={signed(difference(row))} />,
  },
  {
    id: "share",
    title: t("Explains"),
    numeric: true,
    width: 96,
    wideOnly: true,
    sortable: false,
    value: (row) => row.share,
    render: (row) => percent(row.share, 0),
    definition: t("Share of the whole difference. Negative: it went the other way."),
  },
  {
    id: "significance",
    title: t("Significance"),
    width: 124,
    sortable: false,
    value: (row) => significanceLabels[significanceOf(row.p)],
    render: (row) => <SignificanceBadge p={row.p} />,
  },
];

/** Pressing a row filters the screen by it. */
export function DifferenceSegments(props: { difference: DifferenceSegments_difference$key }) {
  const { segments } = useFragment(
    graphql`
      fragment DifferenceSegments_difference on TrafficDifference @throwOnFieldError {
        segments {
          property
          name
          before
          now
          share
          p
        }
      }
    `,
    props.difference,
  );
  const [state, change] = useReportState();
  const isExplained = segments.some(({ p }) => significanceOf(p) === "significant");
  return (
    <>
      {!isExplained && (
        <p
          css={(theme) => ({
            margin: 0,
            padding: `0 ${theme.space.two}px ${theme.space.one}px`,
            color: theme.color.muted,
          })}
        >
          {t("Nothing changed by more than days usually vary. The largest differences may be chance:")}
        </p>
      )}
      <Table
        label={t("What changed")}
        columns={columns}
        rows={segments}
        rowId={(row) => `${row.property} ${row.name}`}
        sorted
        onRowAction={(row) => change({ filters: toggleGroups(state.filters, segmentGroups(row)) })}
      />
    </>
  );
}
