// Writes what the member did into the audit log, and tells the messenger where there is one. Nobody waits for it, and a
// refusal changes nothing on the screen.
import { useCallback } from "react";
import { graphql } from "react-relay";
import type { RecordActionInput, useRecordActionMutation } from "#web/__generated__/useRecordActionMutation.graphql.ts";
import { updateMessenger } from "./messaging/messenger.ts";
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
      commit({ variables: { input } }).catch(() => undefined);
    },
    [commit],
  );
}
