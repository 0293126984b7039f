import { graphql } from "react-relay";
import type { useResumeSubscriptionMutation } from "#web/__generated__/useResumeSubscriptionMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

/** Resumes a canceled subscription. */
export function useResumeSubscription(): [resume: () => Promise<void>, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useResumeSubscriptionMutation>(graphql`
    mutation useResumeSubscriptionMutation {
      resumeSubscription {
        billing {
          ...CurrentPlan_billing
          ...PlanGrid_billing
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const resume = async () => {
    const failure = await commit({ variables: {} }).then(
      ({ resumeSubscription }) => resumeSubscription.problem?.message,
      (error: unknown) => toGatewayError(error).message,
    );
    toast(failure ? { title: failure, tone: "danger" } : { title: t("Subscription resumed"), tone: "success" });
  };
  return [resume, isInFlight];
}
