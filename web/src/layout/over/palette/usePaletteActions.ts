// The actions available on every screen.
import { BookOpen, Keyboard, LifeBuoy, Link2, LogOut, Monitor, Moon, PanelLeft, Sparkles, Sun } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { useColorMode } from "#web/theme/colorMode.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { openPart } from "../openedPart.ts";
import { toggleSidebar } from "../../sidebar/useSidebar.ts";
import type { Command } from "./commands.ts";

export function usePaletteActions(): Command[] {
  const { choose } = useColorMode();
  const navigate = useNavigate();
  const copyAddress = () =>
    navigator.clipboard.writeText(location.href).then(
      () => toast(t("Link copied")),
      () => toast({ title: t("Couldn't copy the link"), tone: "danger" }),
    );
  const keywords = t("theme colors");
  return [
    { id: "action:copy", label: t("Copy link to this view"), icon: Link2, run: () => void copyAddress() },
    { id: "action:light", label: t("Light"), icon: Sun, keywords, run: () => choose("light") },
    { id: "action:dark", label: t("Dark"), icon: Moon, keywords, run: () => choose("dark") },
    { id: "action:system", label: t("System"), icon: Monitor, keywords, run: () => choose("system") },
    { id: "action:sidebar", label: t("Toggle sidebar"), icon: PanelLeft, run: toggleSidebar },
    { id: "action:help", label: t("Documentation"), icon: BookOpen, run: () => openPart("help") },
    {
      id: "action:keys",
      label: t("Keyboard shortcuts"),
      icon: Keyboard,
      keys: ["?"],
      run: () => openPart("shortcuts"),
    },
    { id: "action:support", label: t("Message Support"), icon: LifeBuoy, run: () => openPart("support") },
    { id: "action:changelog", label: t("What's new"), icon: Sparkles, run: () => openPart("changelog") },
    { id: "action:logout", label: t("Log out"), icon: LogOut, run: () => void navigate("/logout") },
  ];
}
