import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFirstTriesQuery } from "#web/__generated__/useFirstTriesQuery.graphql.ts";

/** A first try follows within seconds; what takes longer shows when the page is opened again. */
const EVERY_MS = 1500;
const TIMES = 20;

const query = graphql`
  query useFirstTriesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on WebhookDelivery {
        state
        attempts
      }
      ...DeliveryItem_delivery @alias(as: "item")
    }
  }
`;

/** Asks how these deliveries stand until each was tried once. */
export function useFirstTries(ids: readonly string[]): void {
  const environment = useRelayEnvironment();
  const asked = ids.join(" ");
  useEffect(() => {
    if (asked === "") return undefined;
    let left = TIMES;
    const timer = setInterval(() => {
      left -= 1;
      if (left < 0) return clearInterval(timer);
      const variables = { ids: asked.split(" ") };
      // a failed look is followed by the next one
      fetchQuery<useFirstTriesQuery>(environment, query, variables).subscribe({ error: () => undefined });
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [environment, asked]);
}
