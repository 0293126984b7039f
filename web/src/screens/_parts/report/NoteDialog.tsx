import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { NoteDialogMutation } from "#web/__generated__/NoteDialogMutation.graphql.ts";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";

interface Props {
  projectId: string;
  /** the day that the note stands at unless another is chosen, `YYYY-MM-DD` */
  today: string;
  onClose(): void;
}

/** A note on the charts: what happened on a day, for everybody of the company. */
export function NoteDialog({ projectId, today, onClose }: Props) {
  const revalidator = useRevalidator();
  const [commit] = useMutation<NoteDialogMutation>(graphql`
    mutation NoteDialogMutation($input: CreateAnnotationInput!) {
      createAnnotation(input: $input) {
        annotation {
          id
        }
        problem {
          field
          message
        }
      }
    }
  `);
  const form = useForm(
    { date: today, text: "" },
    {
      check: ({ date, text }) => ({
        date: date === "" ? t("Please choose a day") : undefined,
        text: text.trim() === "" ? t("Say what happened on that day") : undefined,
      }),
      send: async (values) =>
        (await commit({ variables: { input: { project: projectId, ...values } } })).createAnnotation.problem,
      done: () => {
        void revalidator.revalidate();
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title={t("Add note")}
      description={t("Everybody in your company sees it on the charts.")}
      form={form}
      action={t("Add note")}
      onClose={onClose}
    >
      <TextField label={t("Day")} type="date" {...form.text("date")} />
      <TextField
        label={t("Note")}
        autoFocus
        placeholder={t("New checkout went live")}
        maxLength={500}
        {...form.text("text")}
      />
    </FormDialog>
  );
}
