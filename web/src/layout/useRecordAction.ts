// Records the member's action in the audit log and reports it to the messenger, if there is one. Nothing waits for it,
// an error changes nothing on the screen, and what was asked for meanwhile is still right.
import { useCallback } from "react";
import { graphql } from "react-relay";
import type { RecordActionInput, useRecordActionMutation } from "#web/__generated__/useRecordActionMutation.graphql.ts";
import { updateMessenger } from "./messaging/messenger.ts";
import { changingNothing } from "#web/relay/network.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useRecordAction(): (input: RecordActionInput) => void {
  const [commit] = useMutation<useRecordActionMutation>(graphql`
    mutation useRecordActionMutation($input: RecordActionInput!) {
      recordAction(input: $input) {
        problem {
          code
        }
      }
    }
  `);
  return useCallback(
    (input) => {
      updateMessenger(`${input.module}.${input.action}`);
      commit({ variables: { input }, cacheConfig: changingNothing }).catch(() => undefined);
    },
    [commit],
  );
}
