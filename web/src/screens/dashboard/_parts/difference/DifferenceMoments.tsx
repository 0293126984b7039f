import { graphql, useFragment } from "react-relay";
import type {
  DifferenceMoments_difference$data,
  DifferenceMoments_difference$key,
} from "#web/__generated__/DifferenceMoments_difference.graphql.ts";
import { entryTitle } from "#web/reports/notes/entryLabels.ts";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { significanceLabels, significanceOf } from "../../_lib/differenceTexts.ts";
import { SignificanceBadge } from "./SignificanceBadge.tsx";

type Moment = DifferenceMoments_difference$data["moments"][number];

const SHOWN_ENTRIES = 2;

function formatEntries({ entries }: Moment): string {
  const titles = [...new Set(entries.map(({ kind, text }) => entryTitle(kind, text)))];
  const more = titles.length - SHOWN_ENTRIES;
  const shown = titles.slice(0, SHOWN_ENTRIES).join(", ");
  return more > 0 ? phrase("{shown} and {more, plural, one {# more} other {# more}}", { shown, more }) : shown;
}

const days = ({ startDay, endDay }: Moment) => rangeLabel(startDay, endDay);

const columns: Column<Moment>[] = [
  { id: "entry", title: t("Notes and changes"), minWidth: 120, sortable: false, value: formatEntries },
  { id: "day", title: t("Day"), width: 120, wideOnly: true, sortable: false, value: days },
  {
    id: "before",
    title: t("Per day before"),
    numeric: true,
    width: 120,
    wideOnly: true,
    sortable: false,
    value: ({ before }) => before,
    render: ({ before }) => fixedNumber(before, 1),
    definition: t("Sessions per complete day of both date ranges before it"),
  },
  {
    id: "after",
    title: t("After"),
    numeric: true,
    width: 84,
    wideOnly: true,
    sortable: false,
    value: ({ after }) => after,
    render: ({ after }) => fixedNumber(after, 1),
    definition: t("Sessions per complete day after it"),
  },
  {
    id: "share",
    title: t("Explains"),
    numeric: true,
    width: 84,
    sortable: false,
    value: ({ share }) => share,
    render: ({ share }) => percent(share, 0),
    definition: t("Share of the difference that the days after it have beyond the days before it"),
  },
  {
    id: "significance",
    title: t("Significance"),
    width: 124,
    sortable: false,
    value: ({ p }) => significanceLabels[significanceOf(p)],
    render: ({ p }) => <SignificanceBadge p={p} />,
  },
];

/** The days with notes or changes, and the sessions before and after them */
export function DifferenceMoments({ difference }: { difference: DifferenceMoments_difference$key }) {
  const { moments } = useFragment(
    graphql`
      fragment DifferenceMoments_difference on TrafficDifference @throwOnFieldError {
        moments {
          startDay
          endDay
          entries {
            kind
            text
          }
          before
          after
          share
          p
        }
      }
    `,
    difference,
  );
  return (
    <Table
      label={t("Notes and changes in the date range")}
      columns={columns}
      rows={moments}
      rowId={(row) => `${row.startDay} ${row.endDay}`}
      sorted
      empty={
        <EmptyState title={t("No notes or changes in this date range")} minHeight={300}>
          {t("Add a note to the chart on the day of a campaign or a release, to see the sessions before and after it.")}
        </EmptyState>
      }
    />
  );
}
