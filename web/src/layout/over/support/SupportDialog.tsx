import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { useSupportForm } from "./useSupportForm.ts";

/** Sends a message to support. The draft survives closing the dialog. */
export function SupportDialog({ onClose }: { onClose: () => void }) {
  const form = useSupportForm(onClose);
  return (
    <Dialog
      title={t("Message Support")}
      description={t("We'll reply to your account's email address.")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form form={form} label={t("Message Support")} action={t("Send message")}>
        <TextField label={t("Subject")} autoFocus maxLength={200} {...form.text("subject")} />
        <TextField label={t("Message")} rows={6} maxLength={10_000} {...form.text("message")} />
      </Form>
    </Dialog>
  );
}
