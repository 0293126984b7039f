import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { CardFormMutation } from "#web/__generated__/CardFormMutation.graphql.ts";
import { CancelLink } from "#web/ui/layout/CancelLink.tsx";
import { Form } from "#web/relay/form/Form.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { cardFaults, cardInput, emptyCard } from "../_lib/cardText.ts";
import { CardFields } from "./CardFields.tsx";

/** Replaces the card. A failed charge is retried with it immediately, and the app restarts. */
export function CardForm({ wasUnpaid }: { wasUnpaid: boolean }) {
  const navigate = useNavigate();
  const [commit] = useMutation<CardFormMutation>(graphql`
    mutation CardFormMutation($input: SaveCardInput!) {
      saveCard(input: $input) {
        billing {
          card {
            ...CardLine_card
          }
          ...CurrentPlan_billing
        }
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  const form = useForm(emptyCard, {
    check: cardFaults,
    send: async (values) => (await commit({ variables: { input: { card: cardInput(values) } } })).saveCard.problem,
    done: () => {
      // the reload removes banners and a suspension caused by the failed charge
      if (wasUnpaid) return location.assign("/subscription");
      toast({ title: t("Card saved"), tone: "success" });
      void navigate("/subscription");
    },
  });
  return (
    <Form form={form} label={t("Card")} action={t("Save card")} otherActions={<CancelLink />}>
      <CardFields form={form} />
    </Form>
  );
}
