// Opens the demo and restarts the app in it. A member can return to their own account.
import { useCallback, useState } from "react";
import { graphql } from "react-relay";
import type { useOpenDemoMutation } from "#web/__generated__/useOpenDemoMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { forgetProject } from "#web/relay/project/currentProject.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { startOver } from "../session/startOver.ts";

export function useOpenDemo() {
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<useOpenDemoMutation>(graphql`
    mutation useOpenDemoMutation {
      openDemo {
        viewer {
          kind
        }
        problem {
          code
          message
          reason
          params
        }
      }
    }
  `);
  const open = useCallback(() => {
    setProblem(undefined);
    commit({ variables: {} }).then(
      ({ openDemo: { problem: refusal } }) => {
        if (refusal) {
          setProblem(refusal.code === "NOT_FOUND" ? t("The demo isn't available.") : refusal.message);
          return;
        }
        forgetProject();
        startOver({ path: "/" });
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  }, [commit]);
  return { problem, isInFlight, open };
}
