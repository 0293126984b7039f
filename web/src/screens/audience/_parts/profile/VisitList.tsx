import { graphql, usePaginationFragment } from "react-relay";
import type { VisitList_visitor$key } from "#web/__generated__/VisitList_visitor.graphql.ts";
import type { VisitListPageQuery } from "#web/__generated__/VisitListPageQuery.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { VisitItem } from "./VisitItem.tsx";

interface Props {
  visitor: VisitList_visitor$key;
  zone: string | null | undefined;
}

/**
 * All sessions, newest first. The actions of a session are fetched when it is opened, those of the newest immediately.
 */
export function VisitList({ visitor, zone }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<VisitListPageQuery, VisitList_visitor$key>(
    graphql`
      fragment VisitList_visitor on Visitor
      @refetchable(queryName: "VisitListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        sessions(first: $count, after: $cursor) @connection(key: "VisitList_sessions") {
          totalCount
          edges {
            node {
              id
              ...VisitItem_session
            }
          }
        }
      }
    `,
    visitor,
  );
  const { sessions } = data;
  if (!sessions) return null;
  const { edges, totalCount } = sessions;
  if (edges.length === 0)
    return (
      <EmptyState title={t("No sessions yet")} minHeight={200}>
        {t("Your server identified this visitor, but the browser hasn't been seen on your website yet.")}
      </EmptyState>
    );
  return (
    <>
      <ol css={{ margin: 0, padding: 0, listStyle: "none" }}>
        {edges.map(({ node }, n) => (
          <VisitItem key={node.id} session={node} zone={zone} startsOpen={n === 0} />
        ))}
      </ol>
      <div
        css={(theme) => ({
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          gap: theme.space.one,
          minHeight: 44,
          padding: `6px ${theme.space.two}px`,
          borderTop: `1px solid ${theme.color.border}`,
          color: theme.color.muted,
          fontSize: theme.size.small,
        })}
      >
        <span>
          {hasNext
            ? t("{shown} of {total} sessions", { shown: exactNumber(edges.length), total: exactNumber(totalCount) })
            : phrase("{count, plural, one {# session} other {# sessions}}", { count: totalCount })}
        </span>
        {hasNext && (
          <Button size="small" loading={isLoadingNext} onPress={() => loadNext(20)}>
            {t("Show earlier sessions")}
          </Button>
        )}
      </div>
    </>
  );
}
