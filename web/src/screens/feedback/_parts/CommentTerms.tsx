import { graphql, useFragment } from "react-relay";
import type { CommentTerms_report$key } from "#web/__generated__/CommentTerms_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { useNarrow } from "../_lib/useCommentFilter.ts";

const SHOWN = 10;
const HEIGHT = 110;

/** The words found in most comments. Pressing one filters the report. */
export function CommentTerms({ report }: { report: CommentTerms_report$key }) {
  return (
    <Panel
      title={t("Words")}
      height={HEIGHT}
      definition={t("Number of comments that contain a word. Common English, German and Spanish words are excluded.")}
    >
      <TermList report={report} />
    </Panel>
  );
}

function TermList({ report }: { report: CommentTerms_report$key }) {
  const { words } = useFragment(
    graphql`
      fragment CommentTerms_report on FeedbackReport {
        words {
          word
          comments
        }
      }
    `,
    report,
  );
  const [, narrow] = useNarrow("word");
  if (words.length === 0) return <EmptyState title={t("No comments with text")} minHeight={HEIGHT} />;
  return (
    <BarList
      label={t("Words")}
      items={words.slice(0, SHOWN).map(({ word, comments }) => ({ id: word, label: word, value: comments }))}
      onSelect={narrow}
    />
  );
}
