import { useId } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { SecretOnce } from "../SecretOnce.tsx";
import { useCreateWebhook } from "./useCreateWebhook.ts";
import { WebhookFields } from "./WebhookFields.tsx";

interface Props {
  /** the list that the webhook appears in */
  connection: string;
  onClose: () => void;
}

export function NewWebhookDialog({ connection, onClose }: Props) {
  const { form, secret } = useCreateWebhook(connection);
  const formId = useId();
  return (
    <Dialog
      title={secret ? t("The webhook is set up") : t("Add a webhook")}
      width={560}
      alert={secret !== undefined}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        secret ? (
          <Button variant="primary" onPress={onClose}>
            {t("Done")}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{t("Cancel")}</Button>
            <Button variant="primary" type="submit" form={formId} loading={form.isSending}>
              {t("Add webhook")}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <SecretOnce
          label={t("Signing secret")}
          secret={secret}
          words={t("Copy the signing secret now: with it you check that deliveries are ours. It is not shown again.")}
        />
      ) : (
        <form
          id={formId}
          noValidate
          aria-label={t("Add a webhook")}
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
      )}
    </Dialog>
  );
}
