// Which paths of the last 30 days a rule would make one step, while it is typed.
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useGroupingPreviewQuery } from "#web/__generated__/useGroupingPreviewQuery.graphql.ts";

export interface GroupingPreview {
  totalCount: number;
  paths: readonly { path: string; pageviews: number }[];
}

/** Milliseconds of quiet after a key. */
const PAUSE = 250;

export function useGroupingPreview(project: string, rule: string): GroupingPreview | null {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<GroupingPreview | null>(null);
  useEffect(() => {
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      if (rule === "") {
        setPreview(null);
        return;
      }
      subscription = fetchQuery<useGroupingPreviewQuery>(
        environment,
        graphql`
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
        `,
        { project, rule },
      ).subscribe({
        next: ({ viewer }) => {
          const found = viewer?.project?.traffic.report?.groupingPreview;
          const paths = (found?.paths ?? []).map(({ path, pageviews }) => ({ path, pageviews }));
          setPreview(found ? { totalCount: found.totalCount, paths } : null);
        },
        // a rule without a preview can still be used
        error: () => setPreview(null),
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, project, rule]);
  return preview;
}
