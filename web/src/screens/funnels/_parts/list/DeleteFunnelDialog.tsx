import { useState } from "react";
import { graphql } from "react-relay";
import type { DeleteFunnelDialogMutation } from "#web/__generated__/DeleteFunnelDialogMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

interface Props {
  id: string;
  name: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Only the funnel is deleted; the events that it counted are kept. */
export function DeleteFunnelDialog({ id, name, onDeleted, onClose }: Props) {
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<DeleteFunnelDialogMutation>(graphql`
    mutation DeleteFunnelDialogMutation($input: DeleteFunnelInput!) {
      deleteFunnel(input: $input) {
        deletedId
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const remove = () =>
    void commit({ variables: { input: { id } } }).then(
      ({ deleteFunnel }) => {
        if (deleteFunnel.problem) return setProblem(deleteFunnel.problem.message);
        toast(t("{name} deleted", { name }));
        onDeleted();
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  return (
    <Dialog
      title={t("Delete {name}?", { name })}
      description={t("Its share links stop working. The events that it counted are kept.")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button variant="danger" loading={isInFlight} onPress={remove}>
            {t("Delete permanently")}
          </Button>
        </>
      }
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
    </Dialog>
  );
}
