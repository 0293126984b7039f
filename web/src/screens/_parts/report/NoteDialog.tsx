import { useState } from "react";
import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { NoteDialogMutation } from "#web/__generated__/NoteDialogMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { t } from "#web/texts/t.ts";

interface Props {
  projectId: string;
  /** the day that the note stands at unless another is chosen, `YYYY-MM-DD` */
  today: string;
  onClose(): void;
}

interface Refusal {
  field: string | null | undefined;
  message: string;
}

/** A note on the charts: what happened on a day, for everybody of the company. */
export function NoteDialog({ projectId, today, onClose }: Props) {
  const [date, setDate] = useState(today);
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const revalidator = useRevalidator();
  const [create, isSending] = useMutation<NoteDialogMutation>(graphql`
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
  const submit = async () => {
    if (!text.trim()) {
      setRefusal({ field: "text", message: t("Say what happened on that day") });
      return;
    }
    try {
      const { createAnnotation } = await create({ variables: { input: { project: projectId, date, text } } });
      if (createAnnotation.problem) {
        setRefusal(createAnnotation.problem);
        return;
      }
      void revalidator.revalidate();
      onClose();
    } catch (error) {
      setRefusal({ field: null, message: toGatewayError(error).message });
    }
  };
  return (
    <Dialog
      title={t("Add note")}
      description={t("Everybody in your company sees it on the charts.")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button variant="primary" loading={isSending} onPress={() => void submit()}>
            {t("Add note")}
          </Button>
        </>
      }
    >
      <form
        css={(t) => ({ display: "grid", gap: t.space.two })}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t("Day")}
          type="date"
          value={date}
          onChange={setDate}
          error={refusal?.field === "date" ? refusal.message : undefined}
        />
        <TextField
          label={t("Note")}
          autoFocus
          placeholder={t("New checkout went live")}
          maxLength={500}
          value={text}
          onChange={setText}
          error={refusal && refusal.field !== "date" ? refusal.message : undefined}
        />
      </form>
    </Dialog>
  );
}
