import { startTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { DeliveryLog_webhook$key } from "#web/__generated__/DeliveryLog_webhook.graphql.ts";
import type { DeliveryLogRefetchQuery } from "#web/__generated__/DeliveryLogRefetchQuery.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { NotLoaded } from "#web/relay/NotLoaded.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { DeliveryItem } from "./DeliveryItem.tsx";
import { useFirstTries } from "./useFirstTries.ts";
import { useSendTest } from "./useSendTest.ts";

/** The deliveries, newest first. Refetches until every new delivery was attempted. */
export function DeliveryLog({ webhook }: { webhook: DeliveryLog_webhook$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    DeliveryLogRefetchQuery,
    DeliveryLog_webhook$key
  >(
    graphql`
      fragment DeliveryLog_webhook on Webhook
      @refetchable(queryName: "DeliveryLogRefetchQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        deliveries(first: $count, after: $cursor) @connection(key: "DeliveryLog_deliveries") {
          __id
          totalCount
          edges {
            node {
              id
              state
              attempts
              ...DeliveryItem_delivery
            }
          }
        }
      }
    `,
    webhook,
  );
  const { deliveries } = data;
  const isUntried = deliveries?.edges.some(({ node }) => node.state === "WAITING" && node.attempts === 0) ?? false;
  // the current list stays visible until the response arrives
  useFirstTries(isUntried, () => startTransition(() => void refetch({}, { fetchPolicy: "network-only" })));
  const [sendTest, isSending] = useSendTest(data.id, deliveries?.__id ?? "");
  if (!deliveries) return <NotLoaded message={t("Couldn't load deliveries. Please try again.")} />;
  const test = (
    <Button loading={isSending} onPress={sendTest}>
      {t("Send test event")}
    </Button>
  );
  return (
    <Card
      title={t("Deliveries")}
      definition={t(
        "Events sent in the last 30 days. If your server doesn't respond with 2xx within 10 seconds, the delivery is retried for about nine hours.",
      )}
      actions={deliveries.edges.length > 0 && test}
      flush
      footer={
        deliveries.edges.length > 0 && (
          <span css={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 }}>
            {phrase("{count, plural, one {# delivery} other {# deliveries}}", {
              count: Math.max(deliveries.totalCount, deliveries.edges.length),
            })}
            {hasNext && (
              <Button size="small" loading={isLoadingNext} onPress={() => loadNext(20)}>
                {t("Show more")}
              </Button>
            )}
          </span>
        )
      }
    >
      {deliveries.edges.length === 0 && (
        <EmptyState title={t("No deliveries yet")} action={test} minHeight={160}>
          {t("Send a test event to check that your URL responds.")}
        </EmptyState>
      )}
      <ul css={(theme) => ({ "& > li": { borderTop: `1px solid ${theme.color.border}` } })}>
        {deliveries.edges.map(({ node }) => (
          <DeliveryItem key={node.id} delivery={node} connection={deliveries.__id} />
        ))}
      </ul>
    </Card>
  );
}
