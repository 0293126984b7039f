import { graphql } from "react-relay";
import type { ContactBillingMutation } from "#web/__generated__/ContactBillingMutation.graphql.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

/** A message about the payment to the operator of the product. */
export function ContactBilling({ onClose }: { onClose: () => void }) {
  const [commit] = useMutation<ContactBillingMutation>(graphql`
    mutation ContactBillingMutation($input: SendSupportMessageInput!) {
      sendSupportMessage(input: $input) {
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  const form = useForm(
    { subject: t("Payment issue with our account"), message: "" },
    {
      check: ({ subject, message }) =>
        subject.trim() === "" || message.trim() === "" ? { message: t("Please fill in subject and message") } : {},
      send: async (input) => (await commit({ variables: { input } })).sendSupportMessage.problem,
      done: () => {
        toast({ title: t("Submitted"), description: t("Your message has been sent!"), tone: "success" });
        onClose();
      },
    },
  );
  return (
    <Dialog
      title={t("Contact billing")}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Back")}</Button>
          <Button variant="primary" loading={form.isSending} onPress={form.submit}>
            {t("Send")}
          </Button>
        </>
      }
    >
      <Form form={form} label={t("Contact billing")} action="">
        <TextField label={t("Subject")} maxLength={200} {...form.text("subject")} />
        <TextField label={t("Message")} rows={4} autoFocus maxLength={10_000} {...form.text("message")} />
      </Form>
    </Dialog>
  );
}
