import { graphql } from "react-relay";
import type { RecordSourceProxy } from "relay-runtime";
import type {
  UpdateNotificationSettingsInput,
  useNotificationSettingsMutation,
} from "#web/__generated__/useNotificationSettingsMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

/** Optimistic update. Relay rolls it back on failure. */
function show(store: RecordSourceProxy, { settings, digestDay }: UpdateNotificationSettingsInput): void {
  const mine = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("notificationSettings");
  if (typeof digestDay === "number") mine?.setValue(digestDay, "digestDay");
  for (const change of settings ?? []) {
    const known = mine?.getLinkedRecords("settings")?.find((each) => each.getValue("kind") === change.kind);
    known?.setValue(change.mail, "mail");
    known?.setValue(change.inApp, "inApp");
  }
}

export function useNotificationSettings(): (input: UpdateNotificationSettingsInput) => void {
  const [commit] = useMutation<useNotificationSettingsMutation>(graphql`
    mutation useNotificationSettingsMutation($input: UpdateNotificationSettingsInput!) {
      updateNotificationSettings(input: $input) {
        settings {
          ...NotificationMatrix_settings
          ...DigestDay_settings
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
  return (input) =>
    void commit({
      variables: { input },
      optimisticUpdater: (store) => show(store, input),
      updater: (store) => {
        const saved = store.getRootField("updateNotificationSettings")?.getLinkedRecord("settings");
        if (saved) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecord(saved, "notificationSettings");
      },
    }).then(
      (answer) => fail(answer.updateNotificationSettings.problem?.message),
      (error: unknown) => fail(toGatewayError(error).message),
    );
}
