import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { sidebarBox } from "../shell/shellGrid.ts";
import { SidebarContent, type SidebarData } from "./SidebarContent.tsx";
import { hoveredWidth, minimisedWidth, openWidth, useSidebarKind } from "./sidebarKind.ts";
import type { SidebarState } from "./useSidebar.ts";

export function Sidebar({ state, ...data }: SidebarData & { state: SidebarState }) {
  const { isMinimised, toggle } = state;
  const open = openWidth[useSidebarKind()];
  return (
    <aside data-print="no" aria-label={t("Sidebar")} css={sidebarBox}>
      <div
        data-minimised={isMinimised || undefined}
        css={(theme) => ({
          display: "flex",
          flexDirection: "column",
          width: open,
          height: "100%",
          overflow: "hidden",
          borderRight: `1px solid ${theme.color.border}`,
          background: theme.color.raised,
          transition: `width ${theme.motion.medium}`,
          "&[data-minimised]": { width: minimisedWidth },
          // overlays the screen without shifting it
          "&[data-minimised]:hover": { width: hoveredWidth },
        })}
      >
        <SidebarContent {...data} isMinimised={isMinimised} />
        <div css={(theme) => ({ padding: "8px 12px", borderTop: `1px solid ${theme.color.border}` })}>
          <IconButton
            label={isMinimised ? t("Expand sidebar") : t("Minimize sidebar")}
            aria-expanded={!isMinimised}
            onPress={toggle}
            css={{
              width: 40,
              minHeight: 36,
              "&[aria-expanded=true]:not([data-hovered])": { background: "transparent" },
            }}
          >
            {isMinimised ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          </IconButton>
        </div>
      </div>
    </aside>
  );
}
