import { graphql, useFragment } from "react-relay";
import type {
  CommentPages_report$data,
  CommentPages_report$key,
} from "#web/__generated__/CommentPages_report.graphql.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { writeMean } from "../_lib/feedbackChoices.ts";
import { useNarrow } from "../_lib/useCommentFilter.ts";

type Row = CommentPages_report$data["pages"][number];

/** In px: half of the tenth row shows that more follow. */
const MOST_HEIGHT = 34 + 9.5 * 36;

const columns: Column<Row>[] = [
  { id: "path", title: t("Page"), csv: "path", value: (row) => row.path },
  { id: "comments", title: t("Comments"), csv: "comments", numeric: true, width: 110, value: (row) => row.comments },
  {
    id: "rated",
    title: t("Ratings"),
    csv: "rated",
    numeric: true,
    width: 100,
    wideOnly: true,
    value: (row) => row.rated,
  },
  {
    id: "mean",
    title: t("Average rating"),
    numeric: true,
    width: 120,
    csv: "mean",
    value: (row) => row.mean,
    render: (row) => writeMean(row.mean),
  },
];

/** The pages with comments. Pressing one filters the report. */
export function CommentPages({ report }: { report: CommentPages_report$key }) {
  const { pages, range } = useFragment(
    graphql`
      fragment CommentPages_report on FeedbackReport {
        pages {
          path
          comments
          rated
          mean
        }
        range {
          startDate
          endDate
        }
      }
    `,
    report,
  );
  const [, narrow] = useNarrow("page");
  return (
    <Card
      title={t("By page")}
      flush
      footer={phrase("{count, plural, one {# page} other {# pages}}", { count: pages.length })}
      actions={
        <ExportCsvButton
          label={t("Download CSV")}
          view="feedback-pages"
          range={{ startDate: range.startDate, endDate: range.endDate }}
          rows="viewer.project.feedback.report.pages"
          columns={csvFields(columns)}
        />
      }
    >
      <div css={{ maxHeight: MOST_HEIGHT, overflowY: "auto", "--sticky-top": "0px" }}>
        <Table
          label={t("By page")}
          columns={columns}
          rows={pages}
          rowId={(row) => row.path}
          onRowAction={(row) => narrow(row.path)}
          empty={<EmptyState title={t("No matching comments")} minHeight={120} />}
        />
      </div>
    </Card>
  );
}
