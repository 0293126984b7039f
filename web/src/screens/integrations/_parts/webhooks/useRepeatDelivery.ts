import { graphql } from "react-relay";
import type { useRepeatDeliveryMutation } from "#web/__generated__/useRepeatDeliveryMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

export function useRepeatDelivery(id: string, connection: string): [repeat: () => void, isSending: boolean] {
  const [commit, isSending] = useMutation<useRepeatDeliveryMutation>(graphql`
    mutation useRepeatDeliveryMutation($input: RepeatDeliveryInput!, $connections: [ID!]!) {
      repeatDelivery(input: $input) {
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
  const repeat = () =>
    void commit({ variables: { input: { id }, connections: [connection] } }).then(
      (answer) => fail(answer.repeatDelivery.problem?.message),
      (error: unknown) => fail(toGatewayError(error).message),
    );
  return [repeat, isSending];
}
