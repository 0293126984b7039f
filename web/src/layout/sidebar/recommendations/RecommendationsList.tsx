import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { RecommendationsListQuery } from "#web/__generated__/RecommendationsListQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RecommendationItem } from "./RecommendationItem.tsx";

export const recommendationsListQuery = graphql`
  query RecommendationsListQuery($project: ID!) @throwOnFieldError {
    viewer {
      project(id: $project) {
        widgetId
        recommendations {
          list(first: 20) {
            edges {
              node {
                id
                ...RecommendationItem_recommendation
              }
            }
          }
        }
      }
    }
  }
`;

interface Props {
  queryRef: PreloadedQuery<RecommendationsListQuery>;
  onLeave: () => void;
}

export function RecommendationsList({ queryRef, onLeave }: Props) {
  const { project } = usePreloadedQuery<RecommendationsListQuery>(recommendationsListQuery, queryRef).viewer;
  const found = project?.recommendations.list?.edges ?? [];
  if (found.length === 0) {
    return (
      <EmptyState title={t("No recommendations yet")}>
        {t("Your traffic is checked every day. New recommendations appear here.")}
      </EmptyState>
    );
  }
  return (
    <ul css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      {found.map(({ node }) => (
        <RecommendationItem key={node.id} recommendation={node} widgetId={project?.widgetId} onLeave={onLeave} />
      ))}
    </ul>
  );
}
