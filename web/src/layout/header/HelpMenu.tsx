import { BookOpen, CircleHelp, FileJson, Keyboard, LifeBuoy, Search, Sparkles } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Menu, type MenuEntry } from "#web/ui/overlay/Menu.tsx";
import { useUnread } from "../over/changelog/useUnread.ts";
import { modKey } from "../over/shortcuts/modKey.ts";
import { openPart, type ShellPart } from "../over/openedPart.ts";

const OPENAPI = "openapi";

const parts: readonly (MenuEntry & { id: ShellPart })[] = [
  { id: "palette", label: t("Find anything"), icon: <Search aria-hidden />, detail: `${modKey()} K` },
  { id: "help", label: t("Documentation"), icon: <BookOpen aria-hidden /> },
  { id: "shortcuts", label: t("Keyboard shortcuts"), icon: <Keyboard aria-hidden />, detail: "?" },
  { id: "support", label: t("Message Support"), icon: <LifeBuoy aria-hidden /> },
];

const isPart = (id: string): id is ShellPart => parts.some((part) => part.id === id);

export function HelpMenu() {
  const isUnread = useUnread();
  const changelog = { id: "changelog", label: t("What's new"), icon: <Sparkles aria-hidden /> };
  const openApi = { id: OPENAPI, label: t("OpenAPI"), icon: <FileJson aria-hidden /> };
  return (
    <Menu
      label={t("Help")}
      trigger={
        <IconButton
          label={isUnread ? t("Help (new updates)") : t("Help")}
          css={{ position: "relative", flexShrink: 0 }}
        >
          <CircleHelp aria-hidden />
          {isUnread && <UnreadDot />}
        </IconButton>
      }
      groups={[
        { id: "help", items: parts },
        {
          id: "news",
          items: [{ ...changelog, ...(isUnread ? { detail: t("New") } : {}) }, openApi],
        },
      ]}
      onAction={(id) => {
        if (id === OPENAPI) window.open("/openapi.json", "_blank", "noopener");
        else if (id === "changelog" || isPart(id)) openPart(id);
      }}
    />
  );
}

function UnreadDot() {
  return (
    <span
      css={(theme) => ({
        position: "absolute",
        top: 2,
        right: 2,
        width: 8,
        height: 8,
        borderRadius: 4,
        background: theme.color.accent,
        boxShadow: `0 0 0 2px ${theme.color.raised}`,
      })}
    />
  );
}
