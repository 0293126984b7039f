// Opens the demo as soon as the page is shown and restarts the app in it.
import { useCallback, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useOpenDemoMutation } from "#web/__generated__/useOpenDemoMutation.graphql.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";

export function useOpenDemo(isWanted: boolean) {
  const [problem, setProblem] = useState<string>();
  const isRequested = useRef(false);
  const [commit] = useMutation<useOpenDemoMutation>(graphql`
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
        if (!refusal) return startOver({ path: "/" });
        setProblem(refusal.code === "NOT_FOUND" ? t("The demo isn't available.") : refusal.message);
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  }, [commit]);
  useEffect(() => {
    if (isRequested.current || !isWanted) return;
    isRequested.current = true;
    open();
  }, [open, isWanted]);
  return { problem, open };
}
