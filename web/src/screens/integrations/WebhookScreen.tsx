import { graphql, usePreloadedQuery } from "react-relay";
import type { WebhookScreenQuery } from "#web/__generated__/WebhookScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { DeliveryLog } from "./_parts/webhooks/DeliveryLog.tsx";
import { WebhookHeader } from "./_parts/webhooks/WebhookHeader.tsx";

/** One webhook: its events and the result of each delivery. */
export default function WebhookScreen({ queryRef }: ScreenProps<WebhookScreenQuery>) {
  const { viewer, node } = usePreloadedQuery<WebhookScreenQuery>(
    graphql`
      query WebhookScreenQuery($id: ID!) @preloadable {
        viewer {
          viewerCanManageCompany
        }
        node(id: $id) {
          ...WebhookHeader_webhook @alias(as: "head")
          ...DeliveryLog_webhook @alias(as: "log")
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.viewerCanManageCompany) return <Forbidden />;
  if (!node?.head || !node.log) {
    return (
      <EmptyState
        isScreen
        title={t("Webhook not found")}
        action={<TextLink href="/developer?tab=webhooks">{t("View all webhooks")}</TextLink>}
      >
        {t("It was deleted or belongs to another company.")}
      </EmptyState>
    );
  }
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <WebhookHeader webhook={node.head} />
      <DeliveryLog webhook={node.log} />
    </div>
  );
}
