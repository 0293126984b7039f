import { useRevalidator } from "react-router-dom";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { NoteColorChoice } from "../notes/NoteColorChoice.tsx";
import type { NoteValues } from "../notes/noteValues.ts";
import { useSaveNote } from "../notes/useSaveNote.ts";

interface Props {
  projectId: string;
  /** default day of the note, `YYYY-MM-DD` */
  today: string;
  /** the note to edit; undefined: create a new one */
  note?: (NoteValues & { id: string }) | undefined;
  onClose(): void;
}

const readers = [
  { id: "COMPANY", label: t("Everyone in your company") },
  { id: "LINK", label: t("Your company and share links") },
  { id: "ME", label: t("Only you") },
] as const;

const hourOrDay = (moment: string) => (moment.length > 10 ? "datetime-local" : "date");

/** A note on the charts: what happened on a day or over several days, and its visibility. */
export function NoteDialog({ projectId, today, note, onClose }: Props) {
  const revalidator = useRevalidator();
  const save = useSaveNote(projectId);
  const start: NoteValues = { text: "", date: today, endDate: "", page: "", color: "GREY", visibility: "COMPANY" };
  const { id, ...initialValues } = note ?? { id: undefined, ...start };
  const form = useForm<NoteValues>(initialValues, {
    check: ({ date, endDate, text }) => ({
      text: text.trim() === "" ? t("Describe what happened") : undefined,
      date: date === "" ? t("Please choose a day") : undefined,
      endDate: endDate !== "" && endDate < date ? t("The last day can't be before the first") : undefined,
    }),
    send: (values) => save(values, id),
    done: () => {
      void revalidator.revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={note ? t("Edit note") : t("Add note")}
      description={t("Shown on charts, for one day or several.")}
      form={form}
      action={note ? t("Save note") : t("Add note")}
      onClose={onClose}
    >
      <TextField
        label={t("Note")}
        autoFocus
        placeholder={t("New checkout went live")}
        maxLength={500}
        {...form.text("text")}
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, gridTemplateColumns: "1fr 1fr" })}>
        <TextField label={t("Day")} type={hourOrDay(initialValues.date)} {...form.text("date")} />
        <TextField label={t("Last day (optional)")} type={hourOrDay(initialValues.endDate)} {...form.text("endDate")} />
      </div>
      <TextField label={t("Page (optional)")} placeholder="/pricing" maxLength={500} {...form.text("page")} />
      <NoteColorChoice {...form.choice("color")} />
      <Select label={t("Visible to")} choices={readers} {...form.choice("visibility")} />
    </FormDialog>
  );
}
