import { keyframes } from "@emotion/react";
import { X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useLocation } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { barHeight } from "#web/theme/tokens.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { SidebarContent, type SidebarData } from "./SidebarContent.tsx";

const slide = keyframes({ from: { transform: "translateX(-100%)" } });

interface Props extends SidebarData {
  isOpen: boolean;
  onClose: () => void;
}

/** The sidebar as a sheet on narrow windows. It closes on navigation. */
export function SidebarSheet({ isOpen, onClose, ...data }: Props) {
  const { pathname } = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => close(), [pathname]);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      css={(theme) => ({
        position: "fixed",
        inset: `${barHeight.value} 0 0`,
        zIndex: theme.z.dialog,
        background: theme.color.scrim,
      })}
    >
      <Modal
        css={(theme) => ({
          position: "relative",
          width: "min(300px, calc(100vw - 56px))",
          height: "100%",
          background: theme.color.raised,
          boxShadow: theme.elevation,
          animation: `${slide} ${theme.motion.medium}`,
        })}
      >
        <Dialog
          aria-label={t("Menu")}
          css={{ display: "flex", flexDirection: "column", height: "100%", outline: "none" }}
        >
          <div css={{ position: "absolute", top: 8, right: 8, zIndex: 1 }}>
            <IconButton label={t("Close menu")} tooltip={false} onPress={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <SidebarContent {...data} isMinimised={false} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
