import { graphql } from "react-relay";
import type { useSendTestMutation } from "#web/__generated__/useSendTestMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

export function useSendTest(webhookId: string, connection: string): [send: () => void, isSending: boolean] {
  const [commit, isSending] = useMutation<useSendTestMutation>(graphql`
    mutation useSendTestMutation($input: SendTestDeliveryInput!, $connections: [ID!]!) {
      sendTestDelivery(input: $input) {
        edge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            state
            attempts
            ...DeliveryItem_delivery
          }
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const fail = (title: string | undefined) => title && toast({ title, tone: "danger" });
  const send = () =>
    void commit({ variables: { input: { id: webhookId }, connections: [connection] } }).then(
      (answer) => fail(answer.sendTestDelivery.problem?.message),
      (error: unknown) => fail(toGatewayError(error).message),
    );
  return [send, isSending];
}
