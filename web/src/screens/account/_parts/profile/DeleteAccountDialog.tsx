import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { useDeleteAccount } from "./useDeleteAccount.ts";

interface Props {
  email: string;
  hasPassword: boolean;
  onClose: () => void;
}

/** A deleted account does not come back, so its address is typed. */
export function DeleteAccountDialog({ email, hasPassword, onClose }: Props) {
  const form = useDeleteAccount(email, hasPassword);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("Delete your account?")}
      description={t("It ends here and now, in every browser and with every API key of yours.")}
      footer={
        <>
          <Button onPress={onClose}>{t("Keep it")}</Button>
          <Button
            variant="danger"
            onPress={form.submit}
            loading={form.isSending}
            isDisabled={form.wait.words !== undefined}
          >
            {t("Delete for good")}
          </Button>
        </>
      }
    >
      <Form form={form} label={t("Delete account")} action="">
        <TextField
          label={t("Type {email} to confirm", { email })}
          type="email"
          autoComplete="off"
          {...form.text("email")}
          autoFocus
        />
        {hasPassword && (
          <TextField
            label={t("Password")}
            type="password"
            autoComplete="current-password"
            {...form.text("currentPassword")}
          />
        )}
        {/* Enter sends, though the button stands in the dialog's foot */}
        <button type="submit" hidden>
          {t("Delete for good")}
        </button>
      </Form>
    </Dialog>
  );
}
