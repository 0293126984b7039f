import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { VisitActions_session$key } from "#web/__generated__/VisitActions_session.graphql.ts";
import type { VisitActionsPageQuery } from "#web/__generated__/VisitActionsPageQuery.graphql.ts";
import type { VisitActionsQuery } from "#web/__generated__/VisitActionsQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ActionLine } from "./ActionLine.tsx";

export const visitActionsQuery = graphql`
  query VisitActionsQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on VisitorSession {
        ...VisitActions_session @alias(as: "visit")
      }
    }
  }
`;

interface Props {
  queryRef: PreloadedQuery<VisitActionsQuery>;
  zone: string | null | undefined;
}

export function VisitActions({ queryRef, zone }: Props) {
  const { node } = usePreloadedQuery<VisitActionsQuery>(visitActionsQuery, queryRef);
  if (!node?.visit) return <Nothing />;
  return <Actions session={node.visit} zone={zone} />;
}

function Nothing() {
  return (
    <p
      css={(theme) => ({
        padding: `4px ${theme.space.two}px 16px 42px`,
        color: theme.color.muted,
        fontSize: theme.size.body,
      })}
    >
      {t("The events of this session are no longer stored.")}
    </p>
  );
}

/** The actions, in chronological order. */
function Actions({ session, zone }: { session: VisitActions_session$key; zone: string | null | undefined }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    VisitActionsPageQuery,
    VisitActions_session$key
  >(
    graphql`
      fragment VisitActions_session on VisitorSession
      @refetchable(queryName: "VisitActionsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @throwOnFieldError {
        sessionId
        recordedFrom
        actions(first: $count, after: $cursor) @connection(key: "VisitActions_actions") {
          totalCount
          edges {
            node {
              eventId
              ...ActionLine_action
            }
          }
        }
      }
    `,
    session,
  );
  const { sessionId, recordedFrom, actions } = data;
  if (!actions || actions.edges.length === 0) return <Nothing />;
  return (
    <div
      css={(theme) => ({
        padding: `0 ${theme.space.two}px 14px 42px`,
        [theme.media.narrow]: { paddingLeft: theme.space.two },
      })}
    >
      <ol css={{ margin: 0, padding: 0, listStyle: "none" }}>
        {actions.edges.map(({ node }) => (
          <ActionLine key={node.eventId} action={node} zone={zone} session={{ sessionId, recordedFrom }} />
        ))}
      </ol>
      {hasNext && (
        <Button size="small" loading={isLoadingNext} onPress={() => loadNext(100)} css={{ marginTop: 8 }}>
          {t("Show {count} more", { count: actions.totalCount - actions.edges.length })}
        </Button>
      )}
    </div>
  );
}
