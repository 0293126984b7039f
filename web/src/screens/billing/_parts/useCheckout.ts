// The first payment. A declined card is reported at its field, and no input is lost.
import { useRef } from "react";
import { graphql } from "react-relay";
import type { useCheckoutMutation } from "#web/__generated__/useCheckoutMutation.graphql.ts";
import { updateMessenger } from "#web/layout/messaging/messenger.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { cardFaults, cardInput, emptyCard } from "../_lib/cardText.ts";
import type { Cycle } from "../_lib/cycleLabels.ts";
import { showSuccess } from "../_lib/showSuccess.ts";

interface Choice {
  planId: number;
  cycle: Cycle;
  /** the card is entered in our own fields */
  usesOwnFields: boolean;
}

export function useCheckout({ planId, cycle, usesOwnFields }: Choice) {
  const [commit] = useMutation<useCheckoutMutation>(graphql`
    mutation useCheckoutMutation($input: BuyPlanInput!) {
      buyPlan(input: $input) {
        url
        invoiceId
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  const answer = useRef<{ url?: string | null | undefined; invoiceId?: string | null | undefined }>({});
  const form = useForm(emptyCard, {
    check: (card) => (usesOwnFields ? cardFaults(card) : {}),
    send: async (card) => {
      const input = { planId, cycle, ...(usesOwnFields && { card: cardInput(card) }) };
      const { problem, ...paid } = (await commit({ variables: { input } })).buyPlan;
      answer.current = paid;
      // a declined stored card has no field here to show the error at
      return problem && { ...problem, field: usesOwnFields ? problem.field : null };
    },
    done: () => {
      updateMessenger("plan.bought", { plan: planId, cycle });
      if (answer.current.url) location.assign(answer.current.url);
      else showSuccess(answer.current.invoiceId);
    },
  });
  return { form };
}
