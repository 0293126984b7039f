import { keyframes } from "@emotion/react";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Text } from "react-aria-components/Text";
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import { t } from "#web/texts/t.ts";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { toastQueue } from "./toasts.ts";
import type { ToastMessage } from "./toasts.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

/** Rendered once, near the root: the only place that shows toasts. */
export function ToastRegion() {
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label={t("Notifications")}
      css={(theme) => ({
        position: "fixed",
        right: 16,
        bottom: 16,
        zIndex: theme.z.toast,
        display: "flex",
        flexDirection: "column-reverse",
        gap: 8,
        width: "min(380px, calc(100vw - 32px))",
        borderRadius: theme.radius.large,
      })}
    >
      {({ toast }) => (
        <AriaToast
          toast={toast}
          css={(theme) => ({
            display: "flex",
            alignItems: "center",
            gap: 10,
            padding: "8px 8px 8px 14px",
            background: theme.color.float,
            color: theme.color.text,
            borderRadius: theme.radius.large,
            boxShadow: theme.elevation,
            fontSize: theme.size.body,
            animation: `${rise} ${theme.motion.medium}`,
          })}
        >
          <Message message={toast.content} close={() => toastQueue.close(toast.key)} />
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}

function Message({ message, close }: { message: ToastMessage; close: () => void }) {
  const undo = message.onUndo;
  return (
    <>
      {message.tone === "danger" ? (
        <CircleAlert size={18} aria-hidden css={(theme) => ({ color: theme.color.danger })} />
      ) : (
        <CircleCheck size={18} aria-hidden css={(theme) => ({ color: theme.color.positive })} />
      )}
      <ToastContent css={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column", lineHeight: "19px" }}>
        <Text slot="title" css={(theme) => ({ fontWeight: theme.weight.medium })}>
          {message.title}
        </Text>
        {message.description && (
          <Text slot="description" css={(theme) => ({ color: theme.color.muted })}>
            {message.description}
          </Text>
        )}
      </ToastContent>
      {undo && (
        <Button
          size="small"
          onPress={() => {
            undo();
            close();
          }}
        >
          {t("Undo")}
        </Button>
      )}
      <IconButton label={t("Dismiss")} size="small" tooltip={false} slot="close">
        <X aria-hidden />
      </IconButton>
    </>
  );
}
