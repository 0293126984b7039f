// Changes the plan of a paying company. A change with immediate effect restarts the app: plan and limits affect too
// much to patch the current screen.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useChangeSubscriptionMutation } from "#web/__generated__/useChangeSubscriptionMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import type { Cycle } from "../../_lib/cycleLabels.ts";
import { showSuccess } from "../../_lib/showSuccess.ts";

export function useChangeSubscription(choice: { planId: number; cycle: Cycle }, done: () => void) {
  const [problem, setProblem] = useState<string>();
  const [commit, isSending] = useMutation<useChangeSubscriptionMutation>(graphql`
    mutation useChangeSubscriptionMutation($input: ChangeSubscriptionInput!) {
      changeSubscription(input: $input) {
        invoiceId
        billing {
          ...PlanGrid_billing
          ...CurrentPlan_billing
          subscription {
            planId
          }
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const send = () => {
    setProblem(undefined);
    commit({ variables: { input: choice } }).then(
      ({ changeSubscription: { problem: refusal, invoiceId, billing } }) => {
        if (refusal) return setProblem(refusal.message);
        if (invoiceId || !billing?.subscription) return showSuccess(invoiceId);
        toast({ title: t("Subscription updated"), tone: "success" });
        done();
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };
  return { send, isSending, problem };
}
