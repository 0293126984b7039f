import { Target } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { GoalTable_project$key } from "#web/__generated__/GoalTable_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { CsvButton } from "#web/ui/data/CsvButton.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { goalColumns } from "./goalColumns.tsx";

interface Props {
  project: GoalTable_project$key;
  canWrite: boolean;
  isArchive: boolean;
}

export function GoalTable({ project, canWrite, isArchive }: Props) {
  const { goals } = useFragment(
    graphql`
      fragment GoalTable_project on Project @throwOnFieldError {
        goals(range: $range, archived: $archived, first: 100) {
          totalCount
          currency
          edges {
            node {
              id
              goalProfileId
              name
              key
              type
              value
              isDefault
              usedIn {
                kind
                name
              }
            }
            standing {
              conversions
              conversionRate
              revenue
              lastAt
            }
          }
        }
      }
    `,
    project,
  );
  const rows = goals?.edges ?? [];
  const columns = goalColumns(goals?.currency, isArchive);
  return (
    <>
      <Table
        label={t("Goals")}
        columns={columns}
        rows={rows}
        rowId={({ node }) => node.id}
        rowHref={({ node }) => `/goals/view/${node.goalProfileId}`}
        defaultSort={{ column: "conversions", direction: "descending" }}
        empty={isArchive ? <NothingArchived /> : <NoGoals canWrite={canWrite} />}
      />
      {rows.length > 0 && (
        <div
          css={(t) => ({
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            padding: `2px ${t.space.one}px 2px ${t.space.two}px`,
            borderTop: `1px solid ${t.color.border}`,
            color: t.color.muted,
            fontSize: t.size.small,
          })}
        >
          <span>{phrase("{count, plural, one {# goal} other {# goals}}", { count: rows.length })}</span>
          <CsvButton name="goals" columns={columns} rows={rows} />
        </div>
      )}
    </>
  );
}

const NothingArchived = () => (
  <EmptyState title={t("Nothing is archived")} minHeight={280}>
    {t("A goal that is archived no longer counts, and what counted by it can still be read here.")}
  </EmptyState>
);

function NoGoals({ canWrite }: { canWrite: boolean }) {
  return (
    <EmptyState
      icon={<Target aria-hidden />}
      title={t("No goal yet")}
      minHeight={280}
      action={
        canWrite && (
          <Link href="/goals/new" css={buttonStyle("primary")}>
            {t("New goal")}
          </Link>
        )
      }
    >
      {t("Say what you want visitors to do: reach a page, press a button, buy. You see at once how often it happened.")}
    </EmptyState>
  );
}
