// Ends the session as soon as the page is shown and restarts the app at the sign-in.
import { useCallback, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useSignOutMutation } from "#web/__generated__/useSignOutMutation.graphql.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import { forgetProject } from "#web/relay/project/currentProject.ts";
import { GatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { rememberSignOut } from "../_lib/signedOut.ts";
import { t } from "#web/texts/t.ts";

export function useSignOut() {
  const [problem, setProblem] = useState<string>();
  const isRequested = useRef(false);
  const [commit] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
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
  const signOut = useCallback(() => {
    const leave = () => {
      forgetProject();
      rememberSignOut();
      startOver({ path: "/login" });
    };
    setProblem(undefined);
    commit({ variables: {} }).then(
      (answer) => {
        const refusal = answer.signOut.problem;
        if (!refusal || refusal.code === "UNAUTHENTICATED") leave();
        else setProblem(refusal.message);
      },
      (error: unknown) => {
        if (error instanceof GatewayError && error.code === "UNAUTHENTICATED") leave();
        else setProblem(error instanceof GatewayError ? error.message : t("Something went wrong. Please try again."));
      },
    );
  }, [commit]);
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    signOut();
  }, [signOut]);
  return { problem, signOut };
}
