import { useEffect } from "react";
import { graphql } from "react-relay";
import type { useMarkViewedMutation } from "#web/__generated__/useMarkViewedMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

/** Opening a recording marks it as viewed. */
export function useMarkViewed(id: string, isViewed: boolean): void {
  const [commit] = useMutation<useMarkViewedMutation>(graphql`
    mutation useMarkViewedMutation($input: MarkRecordingsInput!) {
      markRecordings(input: $input) {
        recordings {
          id
          isViewed
        }
        problem {
          code
        }
      }
    }
  `);
  useEffect(() => {
    // a failure is not reported: the member did not request it
    if (!isViewed) commit({ variables: { input: { ids: [id], isViewed: true } } }).catch(() => undefined);
  }, [commit, id, isViewed]);
}
