// Returns from the demo to the account that it was opened from.
import { graphql } from "react-relay";
import type { useLeaveDemoMutation } from "#web/__generated__/useLeaveDemoMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { forgetProject } from "#web/relay/project/currentProject.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { startOver } from "../session/startOver.ts";

export function useLeaveDemo() {
  const [commit, isInFlight] = useMutation<useLeaveDemoMutation>(graphql`
    mutation useLeaveDemoMutation {
      leaveDemo {
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const fail = (message: string) => toast({ title: message, tone: "danger" });
  const leave = () =>
    void commit({ variables: {} }).then(
      ({ leaveDemo: { problem } }) => {
        if (problem) {
          fail(problem.message);
          return;
        }
        forgetProject();
        startOver({ path: "/get-started" });
      },
      (error: unknown) => fail(toGatewayError(error).message),
    );
  return { leave, isInFlight };
}
