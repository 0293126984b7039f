import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CheckoutForm_billing$key } from "#web/__generated__/CheckoutForm_billing.graphql.ts";
import { CancelLink } from "#web/ui/layout/CancelLink.tsx";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { CardFields } from "./CardFields.tsx";
import { CardLine } from "./CardLine.tsx";
import { useCheckout } from "./useCheckout.ts";
import type { Cycle } from "../_lib/cycleLabels.ts";

interface Props {
  billing: CheckoutForm_billing$key;
  planId: number;
  cycle: Cycle;
  /** "Pay $49" */
  action: string;
}

/** Payment of the plan: with the stored card, with another one, or on the provider's own page. */
export function CheckoutForm({ billing, planId, cycle, action }: Props) {
  const { isTest, card } = useFragment(
    graphql`
      fragment CheckoutForm_billing on Billing {
        isTest
        card {
          last4
          ...CardLine_card
        }
      }
    `,
    billing,
  );
  const [isStored, setStored] = useState(true);
  const usesStored = isStored && card !== null && card !== undefined;
  const { form } = useCheckout({ planId, cycle, usesOwnFields: Boolean(isTest) && !usesStored });
  if (!isTest) {
    return (
      <Form form={form} label={t("Payment")} action={t("Continue to payment")} otherActions={<CancelLink />}>
        <p css={(theme) => ({ color: theme.color.muted })}>
          {t("You'll enter your card on our payment provider's page.")}
        </p>
      </Form>
    );
  }
  return (
    <Form form={form} label={t("Payment")} action={action} otherActions={<CancelLink />}>
      {card && (
        <RadioGroup
          label={t("Pay with")}
          value={isStored ? "kept" : "other"}
          onChange={(choice) => setStored(choice === "kept")}
          choices={[
            { id: "kept", label: t("Card ending in {last4}", { last4: card.last4 }) },
            { id: "other", label: t("Different card") },
          ]}
        />
      )}
      {usesStored ? <CardLine card={card} /> : <CardFields form={form} />}
    </Form>
  );
}
