import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DeleteWebhookDialogMutation } from "#web/__generated__/DeleteWebhookDialogMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

interface Props {
  id: string;
  url: string;
  onClose: () => void;
}

/** Asks for confirmation, because the deliveries are no longer accessible afterwards. */
export function DeleteWebhookDialog({ id, url, onClose }: Props) {
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const [commit, isInFlight] = useMutation<DeleteWebhookDialogMutation>(graphql`
    mutation DeleteWebhookDialogMutation($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        deletedId @deleteRecord
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const remove = async () => {
    setProblem(undefined);
    const refusal = await commit({ variables: { input: { id } } }).then(
      (answer) => answer.deleteWebhook.problem?.message,
      (error: unknown) => toGatewayError(error).message,
    );
    if (refusal) return setProblem(refusal);
    toast(t("Webhook deleted"));
    await navigate("/developer?tab=webhooks", { replace: true });
  };
  return (
    <Dialog
      title={t("Delete this webhook?")}
      description={url}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button variant="danger" loading={isInFlight} onPress={() => void remove()}>
            {t("Delete permanently")}
          </Button>
        </>
      }
    >
      <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
        <ProblemBanner problem={problem} />
        <p>{t("Pending deliveries are canceled, and the delivery history is deleted.")}</p>
      </div>
    </Dialog>
  );
}
