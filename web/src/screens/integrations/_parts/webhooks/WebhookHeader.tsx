import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WebhookHeader_webhook$key } from "#web/__generated__/WebhookHeader_webhook.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { KeyValue } from "#web/ui/data/KeyValue.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { eventName } from "../../_lib/eventChoices.ts";
import { DeleteWebhookDialog } from "./DeleteWebhookDialog.tsx";
import { EditWebhookDialog } from "./EditWebhookDialog.tsx";
import { useUpdateWebhook } from "./useUpdateWebhook.ts";

export function WebhookHeader({ webhook }: { webhook: WebhookHeader_webhook$key }) {
  const { id, url, events, isActive, createdBy, createdAt } = useFragment(
    graphql`
      fragment WebhookHeader_webhook on Webhook {
        id
        url
        events
        isActive
        createdBy
        createdAt
      }
    `,
    webhook,
  );
  const [open, setOpen] = useState<"edit" | "delete">();
  const update = useUpdateWebhook();
  const close = () => setOpen(undefined);
  const turn = async (isOn: boolean) => {
    const refusal = await update({ id, isActive: isOn });
    if (refusal) toast({ title: refusal.message, tone: "danger" });
  };
  return (
    <div>
      <p css={(theme) => ({ marginBottom: 4, fontSize: theme.size.body })}>
        <TextLink href="/developer?tab=webhooks">{t("Webhooks")}</TextLink>
      </p>
      <PageTitle
        title={<span css={{ overflowWrap: "anywhere" }}>{url}</span>}
        actions={
          <>
            <Button onPress={() => setOpen("edit")}>{t("Edit")}</Button>
            <Button variant="danger" onPress={() => setOpen("delete")}>
              {t("Delete")}
            </Button>
          </>
        }
      />
      <Card>
        <KeyValue
          entries={[
            { key: t("Events"), value: events.map(eventName).join(", ") },
            {
              key: t("Created by"),
              value: (
                <>
                  {createdBy}, <RelativeTime at={createdAt} />
                </>
              ),
            },
            {
              key: t("Status"),
              value: (
                <Switch isSelected={isActive} onChange={(isOn) => void turn(isOn)}>
                  {isActive ? t("On: events are delivered") : t("Off: events aren't delivered")}
                </Switch>
              ),
            },
          ]}
        />
      </Card>
      {open === "edit" && <EditWebhookDialog id={id} url={url} events={[...events]} onClose={close} />}
      {open === "delete" && <DeleteWebhookDialog id={id} url={url} onClose={close} />}
    </div>
  );
}
