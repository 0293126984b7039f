import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ExtendTrialMutation } from "#web/__generated__/ExtendTrialMutation.graphql.ts";
import type { ExtendTrial_billing$key } from "#web/__generated__/ExtendTrial_billing.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { showSuccess } from "../../_lib/showSuccess.ts";

/** The offer of a longer trial, if available. */
export function ExtendTrial({ billing }: { billing: ExtendTrial_billing$key }) {
  const { trialDays } = useFragment(
    graphql`
      fragment ExtendTrial_billing on Billing {
        trialDays
      }
    `,
    billing,
  );
  const [problem, setProblem] = useState<string>();
  const [commit, isSending] = useMutation<ExtendTrialMutation>(graphql`
    mutation ExtendTrialMutation {
      extendTrial {
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const extend = () => {
    setProblem(undefined);
    return commit({ variables: {} }).then(
      ({ extendTrial: { problem: refusal } }) => (refusal ? setProblem(refusal.message) : showSuccess()),
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };
  if (!trialDays) return null;
  return (
    <Card>
      <ProblemBanner problem={problem} />
      <div css={(theme) => ({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: theme.space.two })}>
        <CalendarPlus size={20} aria-hidden css={(theme) => ({ color: theme.color.accent })} />
        <div css={{ flex: "1 1 260px" }}>
          <h2 css={(theme) => ({ fontSize: theme.size.heading, fontWeight: theme.weight.semibold })}>
            {t("{days} more days to try everything", { days: trialDays })}
          </h2>
          <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
            {t("Need more than 15 days? Try the Pro plan again once, no card required. It ends automatically.")}
          </p>
        </div>
        <Button variant="primary" loading={isSending} onPress={() => void extend()}>
          {t("Extend trial")}
        </Button>
      </div>
    </Card>
  );
}
