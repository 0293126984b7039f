import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { useUpdateWebhook } from "./useUpdateWebhook.ts";
import { checkWebhook, WebhookFields, type WebhookValues } from "./WebhookFields.tsx";

interface Props extends WebhookValues {
  id: string;
  onClose: () => void;
}

export function EditWebhookDialog({ id, url, events, onClose }: Props) {
  const update = useUpdateWebhook();
  const form = useForm<WebhookValues>(
    { url, events },
    {
      check: checkWebhook,
      send: (values) => update({ id, url: values.url.trim(), events: values.events }),
      done: onClose,
    },
  );
  return (
    <FormDialog title={t("Edit webhook")} width={560} form={form} action={t("Save")} onClose={onClose}>
      <WebhookFields
        url={form.text("url")}
        events={form.values.events}
        onEvents={form.set("events")}
        eventsError={form.errors.events}
      />
    </FormDialog>
  );
}
