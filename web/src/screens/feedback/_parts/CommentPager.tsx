import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { CommentPager_report$key } from "#web/__generated__/CommentPager_report.graphql.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { PAGE, readSkipped, withChoice } from "../_lib/feedbackChoices.ts";

const columns = [
  { title: t("When"), value: "createdAt" },
  { title: t("Rating"), value: "rating" },
  { title: t("Text"), value: "text" },
  { title: t("Page"), value: "url" },
  { title: t("Device"), value: "device" },
  { title: t("Country"), value: "country" },
  { title: t("Email"), value: "email" },
  { title: t("Status"), value: "status" },
  { title: t("Visitor"), value: "visitorId" },
];

/** Comments that the API host gives at once. */
const MOST_AT_ONCE = 200;

/** The total, previous and next page, and the CSV export. */
export function CommentPager({ report }: { report: CommentPager_report$key }) {
  const { totals, leftOut, range } = useFragment(
    graphql`
      fragment CommentPager_report on FeedbackReport {
        totals {
          comments
        }
        leftOut
        range {
          startDate
          endDate
        }
        comments {
          # eslint-disable-next-line relay/unused-fields -- exported, beside what a comment shows
          url
          # eslint-disable-next-line relay/unused-fields -- exported
          status
        }
      }
    `,
    report,
  );
  const [search, setSearch] = useSearchParams();
  const skipped = readSkipped(search);
  const go = (to: number) =>
    setSearch((now) => (to > 0 ? withSkip(now, to) : withChoice(now, "skip", null)), { preventScrollReset: true });
  return (
    <TableFooter
      csv={
        <>
          {skipped > 0 && (
            <Button size="small" onPress={() => go(skipped - PAGE)}>
              {t("Newer")}
            </Button>
          )}
          {skipped + PAGE < totals.comments && (
            <Button size="small" onPress={() => go(skipped + PAGE)}>
              {t("Older")}
            </Button>
          )}
          <ExportCsvButton
            view="feedback-comments"
            range={{ startDate: range.startDate, endDate: range.endDate }}
            rows="viewer.project.feedback.report.comments"
            pageSize={MOST_AT_ONCE}
            columns={columns}
          />
        </>
      }
    >
      {phrase("{count, plural, one {# comment} other {# comments}}", { count: totals.comments })}
      {leftOut > 0 &&
        ` · ${phrase("{count, plural, one {# older comment isn't} other {# older comments aren't}} shown. Choose a shorter range.", { count: leftOut })}`}
    </TableFooter>
  );
}

function withSkip(search: URLSearchParams, to: number): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set("skip", String(to));
  return next;
}
