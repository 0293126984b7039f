// Impersonates the owner of a company: restarts the app with their session.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useImpersonateOwnerMutation } from "#web/__generated__/useImpersonateOwnerMutation.graphql.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import { forgetProject } from "#web/relay/project/currentProject.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useImpersonateOwner() {
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<useImpersonateOwnerMutation>(graphql`
    mutation useImpersonateOwnerMutation($input: ImpersonateOwnerInput!) {
      impersonateOwner(input: $input) {
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const enter = (id: string) => {
    setProblem(undefined);
    commit({ variables: { input: { id } } }).then(
      ({ impersonateOwner }) => {
        if (impersonateOwner.problem) return setProblem(impersonateOwner.problem.message);
        forgetProject();
        startOver({ path: "/" });
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };
  return { enter, isInFlight, problem, clearProblem: () => setProblem(undefined) };
}
