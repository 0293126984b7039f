import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { shownName, type Named } from "../../_lib/shownName.ts";
import { useUpdateEvent } from "./useUpdateEvent.ts";

interface Props {
  projectId: string;
  event: Named;
  onClose: () => void;
}

/** Sets a display name. The stored events keep their original name. */
export function RenameEvent({ projectId, event, onClose }: Props) {
  const { change } = useUpdateEvent(projectId);
  const before = event.displayName ?? "";
  const form = useForm(
    { displayName: shownName(event) },
    {
      send: (values) => change(event.name, values),
      done: ({ displayName }) => {
        const title = t("Renamed to {name}", { name: displayName.trim() || event.name });
        toast({ title, onUndo: () => void change(event.name, { displayName: before }) });
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title={t("Rename event")}
      description={t("Changes only the displayed name. Your website's code, goals and links still use {name}.", {
        name: event.name,
      })}
      form={form}
      action={t("Rename")}
      onClose={onClose}
    >
      <TextField
        label={t("Name")}
        autoFocus
        maxLength={100}
        description={t("Leave empty to show the original name.")}
        {...form.text("displayName")}
      />
    </FormDialog>
  );
}
