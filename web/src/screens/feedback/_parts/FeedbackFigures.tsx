import { graphql, useFragment } from "react-relay";
import type { FeedbackFigures_report$key } from "#web/__generated__/FeedbackFigures_report.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { writeMean } from "../_lib/feedbackChoices.ts";

/** The number of comments and their ratings, each compared with the comparison range. */
export function FeedbackFigures({ report }: { report: FeedbackFigures_report$key }) {
  const { totals, previous, status } = useFragment(
    graphql`
      fragment FeedbackFigures_report on FeedbackReport {
        totals {
          comments
          rated
          mean
        }
        previous {
          comments
          mean
        }
        status {
          new
          open
        }
      }
    `,
    report,
  );
  return (
    <Card>
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          gridTemplateColumns: "repeat(auto-fit, minmax(132px, 1fr))",
        })}
      >
        <Stat label={t("Comments")} value={totals.comments} previous={previous?.comments} />
        <Stat
          label={t("Average rating")}
          value={totals.mean}
          previous={previous?.mean}
          format={writeMean}
          definition={t("Average of ratings from 1 (worst) to 5 (best). Comments without a rating are excluded.")}
          note={phrase("from {count, plural, one {# rating} other {# ratings}}", { count: totals.rated })}
        />
        <Stat label={t("New")} value={status.new} note={t("not reviewed yet")} />
        <Stat label={t("Open")} value={status.open} note={t("in progress")} />
      </div>
    </Card>
  );
}
