// The paths of the last 30 days that a rule would group into one step, updated while typing.
import { graphql } from "react-relay";
import type { useGroupingPreviewQuery } from "#web/__generated__/useGroupingPreviewQuery.graphql.ts";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";

export interface GroupingPreview {
  totalCount: number;
  paths: readonly { path: string; pageviews: number }[];
}

/** Debounce in milliseconds. */
const PAUSE = 250;

const query = graphql`
  query useGroupingPreviewQuery($project: ID!, $rule: String!) {
    viewer {
      project(id: $project) {
        traffic {
          report(range: { preset: LAST_30_DAYS }) {
            groupingPreview(rule: $rule) {
              totalCount
              paths {
                path
                pageviews
              }
            }
          }
        }
      }
    }
  }
`;

export function useGroupingPreview(project: string, rule: string): GroupingPreview | null {
  const variables = rule === "" ? null : { project, rule };
  // a rule without a preview can still be used
  const { answer } = useDebouncedQuery<useGroupingPreviewQuery>(query, variables, { pause: PAUSE });
  const found = answer?.viewer?.project?.traffic.report?.groupingPreview;
  if (!found) return null;
  return { totalCount: found.totalCount, paths: found.paths.map(({ path, pageviews }) => ({ path, pageviews })) };
}
