import { useState } from "react";
import { graphql } from "react-relay";
import type { BareFrame_brand$key } from "#web/__generated__/BareFrame_brand.graphql.ts";
import type { UnsubscribeFormMutation } from "#web/__generated__/UnsubscribeFormMutation.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";

interface Props {
  brand: BareFrame_brand$key | null | undefined;
  token: string;
  /** label of the emails, for use in the middle of a sentence */
  mails: string;
  email: string;
  /** whether they are enabled when the page opens */
  start: boolean;
}

export function UnsubscribeForm({ brand, token, mails, email, start }: Props) {
  const [isOn, setOn] = useState(start);
  const [problem, setProblem] = useState<string>();
  const [commit, isSending] = useMutation<UnsubscribeFormMutation>(graphql`
    mutation UnsubscribeFormMutation($input: SetMailSubscriptionInput!) {
      setMailSubscription(input: $input) {
        subscription {
          isOn
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const set = async (wanted: boolean) => {
    setProblem(undefined);
    try {
      const { subscription, problem: refusal } = (await commit({ variables: { input: { token, isOn: wanted } } }))
        .setMailSubscription;
      if (subscription) setOn(subscription.isOn);
      else setProblem(refusal?.message ?? t("That didn't work. Please try again."));
    } catch (error) {
      setProblem(toGatewayError(error).message);
    }
  };
  return (
    <BareFrame
      brand={brand}
      title={isOn ? t("Unsubscribe from these emails?") : t("You've been unsubscribed")}
      description={
        isOn
          ? t("{email} receives {mails} by email.", { email, mails })
          : t("{email} no longer receives {mails} by email.", { email, mails })
      }
    >
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, justifyItems: "start" })}>
        <ProblemBanner problem={problem} />
        {isOn ? (
          <Button variant="primary" size="large" loading={isSending} onPress={() => void set(false)}>
            {t("Unsubscribe")}
          </Button>
        ) : (
          <Button loading={isSending} onPress={() => void set(true)}>
            {t("Resubscribe")}
          </Button>
        )}
        <TextLink href="/notification">{t("Manage all notifications")}</TextLink>
      </div>
    </BareFrame>
  );
}
