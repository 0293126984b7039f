import { graphql } from "react-relay";
import type { DeleteWebsiteDialogMutation } from "#web/__generated__/DeleteWebsiteDialogMutation.graphql.ts";
import { wantLayoutAgain } from "#web/layout/layoutState.ts";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";

interface Props {
  id: string;
  name: string;
  connection: string;
  onClose: () => void;
}

/** Deletion is permanent, so the project's name must be typed. */
export function DeleteWebsiteDialog({ id, name, connection, onClose }: Props) {
  const [commit] = useMutation<DeleteWebsiteDialogMutation>(graphql`
    mutation DeleteWebsiteDialogMutation($input: DeleteProjectInput!, $connections: [ID!]!) {
      deleteProject(input: $input) {
        deletedId @deleteEdge(connections: $connections)
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const form = useForm(
    { name: "" },
    {
      send: async ({ name: typed }) => {
        const variables = { input: { id, name: typed }, connections: [connection] };
        const { problem } = (await commit({ variables })).deleteProject;
        return problem && { ...problem, field: "name" };
      },
      done: () => {
        wantLayoutAgain();
        toast(t("{name} deleted", { name }));
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title={t("Delete {name}?", { name })}
      description={t(
        "This deletes its reports, share links and settings for everyone. To stop tracking temporarily, pause the project instead.",
      )}
      form={form}
      action={t("Delete permanently")}
      isDanger
      cancelLabel={t("Cancel")}
      onClose={onClose}
    >
      <TextField label={t("Type {name} to confirm", { name })} autoComplete="off" autoFocus {...form.text("name")} />
    </FormDialog>
  );
}
