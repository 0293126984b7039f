import { graphql } from "react-relay";
import type { useReadNotificationsMutation } from "#web/__generated__/useReadNotificationsMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

/** Marks notifications as read, from the oldest up to this one. If that fails they stay new, which is harmless. */
export function useReadNotifications(): (upTo: string) => void {
  const [commit] = useMutation<useReadNotificationsMutation>(graphql`
    mutation useReadNotificationsMutation($input: ReadNotificationsInput!) {
      readNotifications(input: $input) {
        viewer {
          unreadNotifications
          notifications(first: 15) {
            edges {
              node {
                id
                isRead
              }
            }
          }
        }
      }
    }
  `);
  return (upTo) =>
    void commit({
      variables: { input: { upTo } },
      updater: (store, data) => {
        const left = data?.readNotifications.viewer?.unreadNotifications;
        if (typeof left === "number") store.getRoot().getLinkedRecord("viewer")?.setValue(left, "unreadNotifications");
      },
    }).catch(() => undefined);
}
