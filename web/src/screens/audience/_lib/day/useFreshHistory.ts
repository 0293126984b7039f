/* oxlint-disable relay/unused-fields -- the strip reads them from the store */
// Reads the visitors online of the last 24 hours again each minute, while the page is visible.
import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFreshHistoryQuery } from "#web/__generated__/useFreshHistoryQuery.graphql.ts";

const MINUTE = 60_000;

export function useFreshHistory(projectId: string | undefined): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (projectId === undefined) return undefined;
    let request: { unsubscribe(): void } | undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      const query = graphql`
        query useFreshHistoryQuery($project: ID!) {
          viewer {
            project(id: $project) {
              audience {
                # eslint-disable-next-line relay/must-colocate-fragment-spreads
                ...DayStrip_audience
              }
            }
          }
        }
      `;
      request?.unsubscribe();
      request = fetchQuery<useFreshHistoryQuery>(environment, query, { project: projectId }).subscribe({
        // the graph stays, and is read again a minute later
        error: () => undefined,
      });
    }, MINUTE);
    return () => {
      clearInterval(timer);
      request?.unsubscribe();
    };
  }, [environment, projectId]);
}
