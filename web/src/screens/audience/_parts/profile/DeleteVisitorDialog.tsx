import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DeleteVisitorDialogMutation } from "#web/__generated__/DeleteVisitorDialogMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

interface Props {
  id: string;
  name: string;
  /** target after the deletion */
  listHref: string;
  onClose: () => void;
}

/** Deletion is permanent, so the name must be typed. */
export function DeleteVisitorDialog({ id, name, listHref, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const [commit, isInFlight] = useMutation<DeleteVisitorDialogMutation>(graphql`
    mutation DeleteVisitorDialogMutation($input: DeleteVisitorInput!) {
      deleteVisitor(input: $input) {
        deletedId
        deletedEvents
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const remove = () => {
    if (typed.trim() !== name) return setProblem(t("Type {name} to confirm", { name }));
    commit({ variables: { input: { id } } }).then(
      ({ deleteVisitor }) => {
        if (deleteVisitor.problem) return setProblem(deleteVisitor.problem.message);
        toast({
          title: t("{name} deleted", { name }),
          description: phrase("{count, plural, one {# event was deleted} other {# events were deleted}}", {
            count: deleteVisitor.deletedEvents ?? 0,
          }),
        });
        void navigate(listHref, { replace: true });
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };
  return (
    <Dialog
      title={t("Delete {name}?", { name })}
      description={t(
        "This permanently deletes all events, attributes and tags of this visitor and removes them from your reports. If the same browser returns, it counts as a new visitor until your website identifies it.",
      )}
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
      <TextField
        label={t("Type {name} to confirm", { name })}
        autoComplete="off"
        validationBehavior="aria"
        value={typed}
        onChange={(value) => (setTyped(value), setProblem(undefined))}
        error={problem}
      />
    </Dialog>
  );
}
