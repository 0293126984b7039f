import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { sidebarBox } from "../shell/shellGrid.ts";
import { SidebarContent, type SidebarData } from "./SidebarContent.tsx";
import type { SidebarState } from "./useSidebar.ts";

/** Widths in px: open, minimised, and minimised under the pointer. */
const width = { open: 260, minimised: 64, hovered: 74 } as const;

export function Sidebar({ state, ...data }: SidebarData & { state: SidebarState }) {
  const { isMinimised, toggle } = state;
  return (
    <aside aria-label={t("Sidebar")} css={sidebarBox}>
      <div
        data-minimised={isMinimised || undefined}
        css={(t) => ({
          display: "flex",
          flexDirection: "column",
          width: width.open,
          height: "100%",
          overflow: "hidden",
          borderRight: `1px solid ${t.color.border}`,
          background: t.color.raised,
          transition: `width ${t.motion.medium}`,
          "&[data-minimised]": { width: width.minimised },
          // over the screen, not beside it: nothing moves
          "&[data-minimised]:hover": { width: width.hovered },
        })}
      >
        <SidebarContent {...data} isMinimised={isMinimised} />
        <div css={(t) => ({ padding: "8px 12px", borderTop: `1px solid ${t.color.border}` })}>
          <IconButton
            label={isMinimised ? t("Open the sidebar") : t("Minimise the sidebar")}
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
