import { graphql, useFragment } from "react-relay";
import type { SentimentShare_report$key } from "#web/__generated__/SentimentShare_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { sentimentLabels } from "../_lib/feedbackChoices.ts";
import { useNarrow } from "../_lib/useCommentFilter.ts";

const HEIGHT = 110;

/** The distribution of ratings. Pressing one filters the report. */
export function SentimentShare({ report }: { report: SentimentShare_report$key }) {
  return (
    <Panel
      title={t("Sentiment by rating")}
      height={HEIGHT}
      definition={t(
        "Based on the rating only: 4 and 5 are positive, 3 is neutral, 1 and 2 are negative. Comments without a rating are excluded.",
      )}
    >
      <Shares report={report} />
    </Panel>
  );
}

function Shares({ report }: { report: SentimentShare_report$key }) {
  const { sentiment } = useFragment(
    graphql`
      fragment SentimentShare_report on FeedbackReport {
        sentiment {
          positive
          neutral
          negative
        }
      }
    `,
    report,
  );
  const [, narrow] = useNarrow("sentiment");
  const { positive, neutral, negative } = sentiment;
  const counts = { POSITIVE: positive, NEUTRAL: neutral, NEGATIVE: negative };
  return (
    <BarList
      label={t("Sentiment by rating")}
      items={Object.entries(counts).map(([id, value]) => ({ id, label: sentimentLabels[id] ?? id, value }))}
      total={positive + neutral + negative}
      onSelect={narrow}
    />
  );
}
