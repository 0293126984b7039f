import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { useChangeEmail } from "./useChangeEmail.ts";

export function EmailDialog({ onClose }: { onClose: () => void }) {
  const form = useChangeEmail(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("Change your email")}
      description={t("We send a link to the new address. Until you open it, nothing changes.")}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button
            variant="primary"
            onPress={form.submit}
            loading={form.isSending}
            isDisabled={form.wait.words !== undefined}
          >
            {t("Send the link")}
          </Button>
        </>
      }
    >
      <Form form={form} label={t("Change your email")} action="">
        <TextField label={t("New email")} type="email" autoComplete="email" {...form.text("email")} autoFocus />
        <TextField
          label={t("Current password")}
          type="password"
          autoComplete="current-password"
          {...form.text("currentPassword")}
        />
        {/* Enter sends, though the button stands in the dialog's foot */}
        <button type="submit" hidden>
          {t("Send the link")}
        </button>
      </Form>
    </Dialog>
  );
}
