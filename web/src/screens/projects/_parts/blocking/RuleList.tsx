import { graphql, useFragment } from "react-relay";
import type { RuleList_project$key } from "#web/__generated__/RuleList_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { RuleItem } from "./RuleItem.tsx";

export function RuleList({ project, onRetry }: { project: RuleList_project$key; onRetry: () => void }) {
  const {
    id,
    blocking: { rules: blockRules },
  } = useFragment(
    graphql`
      fragment RuleList_project on Project {
        id
        blocking {
          rules {
            blockRuleId
            ...RuleItem_rule
          }
        }
      }
    `,
    project,
  );
  return (
    <Card title={t("Rules")} flush>
      {!blockRules && <ErrorState title={t("Couldn't load rules")} onRetry={onRetry} minHeight={160} />}
      {blockRules?.length === 0 && (
        <EmptyState title={t("No block rules yet")} minHeight={160}>
          {t("Add your own IP address to exclude your own sessions.")}
        </EmptyState>
      )}
      <ul css={(theme) => ({ "& > li + li": { borderTop: `1px solid ${theme.color.border}` } })}>
        {blockRules?.map((rule) => (
          <RuleItem key={rule.blockRuleId} rule={rule} project={id} />
        ))}
      </ul>
    </Card>
  );
}
