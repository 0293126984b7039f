import { useState } from "react";
import { graphql } from "react-relay";
import type { DeleteFormDialogMutation } from "#web/__generated__/DeleteFormDialogMutation.graphql.ts";
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

/** Only the saved form is deleted; what was measured stays. */
export function DeleteFormDialog({ id, name, onDeleted, onClose }: Props) {
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<DeleteFormDialogMutation>(graphql`
    mutation DeleteFormDialogMutation($input: DeleteFormInput!) {
      deleteForm(input: $input) {
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
      ({ deleteForm }) => {
        if (deleteForm.problem) return setProblem(deleteForm.problem.message);
        toast(t("{name} deleted", { name }));
        onDeleted();
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  return (
    <Dialog
      title={t("Delete {name}?", { name })}
      description={t("Its rule for success and its share links are lost. What was measured stays.")}
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
