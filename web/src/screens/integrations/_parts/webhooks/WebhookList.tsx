import { Webhook } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WebhookList_viewer$key } from "#web/__generated__/WebhookList_viewer.graphql.ts";
import { NotLoaded } from "#web/relay/NotLoaded.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { NewWebhookDialog } from "./NewWebhookDialog.tsx";
import { WebhookListItem } from "./WebhookListItem.tsx";

export function WebhookList({ viewer }: { viewer: WebhookList_viewer$key }) {
  const { webhooks } = useFragment(
    graphql`
      fragment WebhookList_viewer on Viewer {
        webhooks(first: 100) @connection(key: "WebhookList_webhooks") {
          __id
          edges {
            node {
              id
              ...WebhookListItem_webhook
            }
          }
        }
      }
    `,
    viewer,
  );
  const [isMaking, setMaking] = useState(false);
  if (!webhooks) return <NotLoaded message={t("Couldn't load webhooks. Please try again.")} />;
  const make = (
    <Button variant="primary" onPress={() => setMaking(true)}>
      {t("Add webhook")}
    </Button>
  );
  return (
    <>
      <Card title={t("Webhooks")} actions={webhooks.edges.length > 0 && make} flush>
        {webhooks.edges.length === 0 && (
          <EmptyState icon={<Webhook aria-hidden />} title={t("No webhooks yet")} action={make}>
            {t("Webhooks notify your URL when something happens here, such as a new project or a used-up plan.")}
          </EmptyState>
        )}
        <ul css={(theme) => ({ "& > li": { borderTop: `1px solid ${theme.color.border}` } })}>
          {webhooks.edges.map(({ node }) => (
            <WebhookListItem key={node.id} webhook={node} />
          ))}
        </ul>
      </Card>
      {isMaking && <NewWebhookDialog connection={webhooks.__id} onClose={() => setMaking(false)} />}
    </>
  );
}
