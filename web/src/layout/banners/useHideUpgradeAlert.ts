// Dismisses the usage forecast: immediately on the screen, and through the audit log for the rest of the month.
import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import { commitLocalUpdate } from "relay-runtime";
import { useRecordAction } from "../useRecordAction.ts";

export function useHideUpgradeAlert(): () => void {
  const environment = useRelayEnvironment();
  const recordAction = useRecordAction();
  return useCallback(() => {
    commitLocalUpdate(environment, (store) => {
      store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("usage")?.setValue(null, "alert");
    });
    recordAction({ module: "billing", action: "hide_upgrade_alert" });
  }, [environment, recordAction]);
}
