import { useState } from "react";
import { graphql } from "react-relay";
import type { DeleteWebsiteDialogMutation } from "#web/__generated__/DeleteWebsiteDialogMutation.graphql.ts";
import { wantLayoutAgain } from "#web/layout/layoutState.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

interface Props {
  id: string;
  name: string;
  connection: string;
  onClose: () => void;
}

/** A deleted project does not come back, so its name is typed. */
export function DeleteWebsiteDialog({ id, name, connection, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<DeleteWebsiteDialogMutation>(graphql`
    mutation DeleteWebsiteDialogMutation($input: DeleteProjectInput!, $connections: [ID!]!) {
      deleteProject(input: $input) {
        deletedId @deleteEdge(connections: $connections)
        problem {
          message
        }
      }
    }
  `);
  const remove = () => {
    commit({ variables: { input: { id, name: typed }, connections: [connection] } }).then(
      ({ deleteProject }) => {
        if (deleteProject.problem) return setProblem(deleteProject.problem.message);
        wantLayoutAgain();
        toast(`${name} is deleted`);
        onClose();
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };
  return (
    <Dialog
      title={t("Delete {name}?", { name })}
      description={t(
        "Its reports, share links and settings are gone for everybody. To stop measuring for a while, pause it.",
      )}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Keep it")}</Button>
          <Button variant="danger" loading={isInFlight} onPress={remove}>
            {t("Delete for good")}
          </Button>
        </>
      }
    >
      <TextField
        label={t("Type {name} to delete it", { name })}
        autoComplete="off"
        validationBehavior="aria"
        value={typed}
        onChange={(value) => (setTyped(value), setProblem(undefined))}
        error={problem}
      />
    </Dialog>
  );
}
