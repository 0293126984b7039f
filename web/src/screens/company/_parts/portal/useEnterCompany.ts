// Signs in as the owner of a company: the app begins again as theirs.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useEnterCompanyMutation } from "#web/__generated__/useEnterCompanyMutation.graphql.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import { forgetProject } from "#web/relay/project/currentProject.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useEnterCompany() {
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<useEnterCompanyMutation>(graphql`
    mutation useEnterCompanyMutation($input: EnterCompanyInput!) {
      enterCompany(input: $input) {
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
      ({ enterCompany }) => {
        if (enterCompany.problem) return setProblem(enterCompany.problem.message);
        forgetProject();
        startOver({ path: "/" });
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };
  return { enter, isInFlight, problem, clearProblem: () => setProblem(undefined) };
}
