import { graphql } from "react-relay";
import type { CancelDialogMutation } from "#web/__generated__/CancelDialogMutation.graphql.ts";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { dayLabel } from "../_lib/dayLabel.ts";

interface Props {
  planName: string;
  /** end of the paid period */
  until: string;
  onClose: () => void;
}

export function CancelDialog({ planName, until, onClose }: Props) {
  const [commit] = useMutation<CancelDialogMutation>(graphql`
    mutation CancelDialogMutation($input: CancelSubscriptionInput!) {
      cancelSubscription(input: $input) {
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
  const form = useForm(
    { reason: "" },
    {
      send: async (input) => (await commit({ variables: { input } })).cancelSubscription.problem,
      done: () => {
        toast(t("Subscription canceled"));
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title={t("Cancel {plan}?", { plan: planName })}
      form={form}
      action={t("Cancel subscription")}
      isDanger
      cancelLabel={t("Keep my plan")}
      onClose={onClose}
    >
      <p>
        {t(
          "Your plan stays active until {day}, then you move to the free plan. Your data is preserved. You can undo this until then.",
          { day: dayLabel(until) },
        )}
      </p>
      <TextField label={t("What was missing? (optional)")} rows={3} maxLength={500} {...form.text("reason")} />
    </FormDialog>
  );
}
