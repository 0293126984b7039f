import { keyframes } from "@emotion/react";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { t } from "#web/texts/t.ts";
import { IconButton } from "../actions/IconButton.tsx";

interface Props {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** One muted line below the title. */
  description?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Width in px on wide screens; on narrow ones the dialog is a sheet at the bottom. */
  width?: number;
  /** For dialogs that require a decision: no close button, no closing by a press outside. */
  alert?: boolean;
  children?: ReactNode | ((close: () => void) => ReactNode);
}

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

export function Dialog({ title, isOpen, onOpenChange, alert = false, width = 480, ...parts }: Props) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!alert}
      css={(theme) => ({
        position: "fixed",
        inset: 0,
        zIndex: theme.z.dialog,
        display: "grid",
        placeItems: "center",
        padding: 16,
        background: theme.color.scrim,
        animation: `${fade} ${theme.motion.medium}`,
        [theme.media.narrow]: { placeItems: "end stretch", padding: 0 },
      })}
    >
      <Modal
        css={(theme) => ({
          width: `min(${width}px, 100%)`,
          maxHeight: "min(760px, calc(100dvh - 32px))",
          display: "flex",
          background: theme.color.float,
          borderRadius: 12,
          boxShadow: theme.elevation,
          animation: `${rise} ${theme.motion.medium}`,
          [theme.media.narrow]: { width: "100%", borderRadius: "14px 14px 0 0" },
        })}
      >
        <AriaDialog
          role={alert ? "alertdialog" : "dialog"}
          css={{ display: "flex", flexDirection: "column", flex: 1, minWidth: 0, outline: "none" }}
        >
          {({ close }) => <DialogParts title={title} close={close} alert={alert} {...parts} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface PartProps extends Pick<Props, "title" | "description" | "footer" | "alert" | "children"> {
  close: () => void;
}

function DialogParts({ title, description, footer, alert, children, close }: PartProps) {
  return (
    <>
      <div
        css={(theme) => ({
          display: "flex",
          alignItems: "flex-start",
          gap: 8,
          padding: `20px ${theme.space.two}px 12px ${theme.space.three}px`,
        })}
      >
        <div css={{ flex: 1, minWidth: 0 }}>
          <Heading
            slot="title"
            css={(theme) => ({ fontSize: "16px", lineHeight: "24px", fontWeight: theme.weight.semibold })}
          >
            {title}
          </Heading>
          {description && (
            <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>{description}</p>
          )}
        </div>
        {!alert && (
          <IconButton label={t("Close")} size="small" tooltip={false} onPress={close}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      {children && (
        <div
          css={(theme) => ({
            padding: `4px ${theme.space.three}px 20px`,
            overflow: "auto",
            fontSize: theme.size.large,
          })}
        >
          {typeof children === "function" ? children(close) : children}
        </div>
      )}
      {footer && (
        <div
          css={(theme) => ({
            display: "flex",
            flexWrap: "wrap",
            justifyContent: "flex-end",
            gap: 8,
            padding: `${theme.space.oneHalf}px ${theme.space.three}px`,
            borderTop: `1px solid ${theme.color.border}`,
          })}
        >
          {typeof footer === "function" ? footer(close) : footer}
        </div>
      )}
    </>
  );
}
