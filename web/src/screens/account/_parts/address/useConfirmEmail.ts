// Confirms a new email address once, as soon as the page is shown.
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useConfirmEmailMutation } from "#web/__generated__/useConfirmEmailMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useConfirmEmail(token: string) {
  const [answer, setAnswer] = useState<{ email?: string; problem?: string }>({});
  const isRequested = useRef(false);
  const [commit] = useMutation<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        email
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    commit({ variables: { input: { token } } }).then(
      ({ confirmEmail: { email, problem } }) =>
        setAnswer({ ...(email && { email }), ...(problem && { problem: problem.message }) }),
      (error: unknown) => setAnswer({ problem: toGatewayError(error).message }),
    );
  }, [commit, token]);
  return answer;
}
