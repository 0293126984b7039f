import { useId } from "react";
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
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
  const formId = useId();
  return (
    <Dialog
      title={t("Edit the webhook")}
      width={560}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.isSending}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={t("Edit the webhook")}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        css={(t) => ({ display: "grid", gap: t.space.two })}
      >
        {form.problem && <Banner tone="danger">{form.problem}</Banner>}
        <WebhookFields
          url={form.text("url")}
          events={form.values.events}
          onEvents={form.set("events")}
          eventsError={form.errors.events}
        />
      </form>
    </Dialog>
  );
}
