import { useCallback, useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

/** Asks before unsaved changes are lost: within the app, and when its tab is closed or reloaded. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker(
    // the range and the filters of a preview are in the query
    useCallback<Exclude<Parameters<typeof useBlocker>[0], boolean>>(
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
      [isUnsaved],
    ),
  );
  useEffect(() => {
    const stay = (leaving: BeforeUnloadEvent) => {
      if (isUnsaved()) leaving.preventDefault();
    };
    addEventListener("beforeunload", stay);
    return () => removeEventListener("beforeunload", stay);
  }, [isUnsaved]);
  return (
    <Dialog
      alert
      title={t("Discard changes?")}
      description={t("Your changes are not saved.")}
      isOpen={blocker.state === "blocked"}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      footer={
        <>
          <Button onPress={() => blocker.reset?.()}>{t("Keep editing")}</Button>
          <Button variant="danger" onPress={() => blocker.proceed?.()}>
            {t("Discard changes")}
          </Button>
        </>
      }
    />
  );
}
