import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { NoteDialogMutation } from "#web/__generated__/NoteDialogMutation.graphql.ts";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { NoteColorChoice } from "../notes/NoteColorChoice.tsx";
import type { NoteColorId } from "../notes/noteColors.ts";

interface Props {
  projectId: string;
  /** the day that the note stands at unless another is chosen, `YYYY-MM-DD` */
  today: string;
  onClose(): void;
}

interface Values {
  date: string;
  endDate: string;
  text: string;
  page: string;
  color: NoteColorId;
  visibility: "ME" | "COMPANY" | "LINK";
}

const readers = [
  { id: "COMPANY", label: t("Everybody in your company") },
  { id: "LINK", label: t("Your company and share links") },
  { id: "ME", label: t("Only you") },
] as const;

/** A note on the charts: what happened on a day or over some days, and who is to see it. */
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
  const start: Values = { text: "", date: today, endDate: "", page: "", color: "GREY", visibility: "COMPANY" };
  const form = useForm(start, {
    check: ({ date, endDate, text }) => ({
      text: text.trim() === "" ? t("Say what happened") : undefined,
      date: date === "" ? t("Please choose a day") : undefined,
      endDate: endDate !== "" && endDate < date ? t("The last day is before the first") : undefined,
    }),
    send: async ({ endDate, ...values }) => {
      const input = { project: projectId, ...values, endDate: endDate || null };
      return (await commit({ variables: { input } })).createAnnotation.problem;
    },
    done: () => {
      void revalidator.revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("Add note")}
      description={t("It stands on the charts, over one day or several.")}
      form={form}
      action={t("Add note")}
      onClose={onClose}
    >
      <TextField
        label={t("Note")}
        autoFocus
        placeholder={t("New checkout went live")}
        maxLength={500}
        {...form.text("text")}
      />
      <div css={(t) => ({ display: "grid", gap: t.space.two, gridTemplateColumns: "1fr 1fr" })}>
        <TextField label={t("Day")} type="date" {...form.text("date")} />
        <TextField label={t("Last day (optional)")} type="date" {...form.text("endDate")} />
      </div>
      <TextField label={t("Page (optional)")} placeholder="/pricing" maxLength={500} {...form.text("page")} />
      <NoteColorChoice {...form.choice("color")} />
      <Select label={t("Who sees it")} choices={readers} {...form.choice("visibility")} />
    </FormDialog>
  );
}
