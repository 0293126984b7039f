import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { t } from "#web/texts/t.ts";
import { SecretOnce } from "../SecretOnce.tsx";
import { useCreateWebhook } from "./useCreateWebhook.ts";
import { WebhookFields } from "./WebhookFields.tsx";

interface Props {
  /** the connection to add the webhook to */
  connection: string;
  onClose: () => void;
}

export function NewWebhookDialog({ connection, onClose }: Props) {
  const { form, secret } = useCreateWebhook(connection);
  const notice = t(
    "Copy the signing secret now. Use it to verify that deliveries come from us. It won't be shown again.",
  );
  return (
    <FormDialog
      title={t("Add webhook")}
      width={560}
      form={form}
      action={t("Add webhook")}
      made={
        secret === undefined
          ? undefined
          : {
              title: t("Webhook added"),
              content: <SecretOnce label={t("Signing secret")} secret={secret} notice={notice} />,
              alert: true,
            }
      }
      onClose={onClose}
    >
      <WebhookFields
        url={form.text("url")}
        events={form.values.events}
        onEvents={form.set("events")}
        eventsError={form.errors.events}
      />
    </FormDialog>
  );
}
