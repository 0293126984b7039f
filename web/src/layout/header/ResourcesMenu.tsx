import { BookOpen, Library, Sparkles } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { useHasRoute } from "../knownPaths.ts";
import { useAppPlaces } from "../places/appPlaces.ts";
import { MenuIcon } from "../places/MenuIcon.tsx";
import { openPart } from "../over/openedPart.ts";
import { shownResources } from "./shownResources.ts";

const HELP = "help";
const CHANGELOG = "changelog";

interface Props {
  isManager: boolean;
  features: readonly string[] | undefined;
}

/** Documentation, public tools, developer resources and the changelog. */
export function ResourcesMenu({ isManager, features }: Props) {
  const hasRoute = useHasRoute();
  const shown = shownResources(useAppPlaces().resources, isManager, hasRoute, features);
  const entries = (isTool: boolean) =>
    shown
      .filter((resource) => (resource.isTool === true) === isTool)
      .map(({ path, label, icon }) => ({ id: path, label, icon: <MenuIcon name={icon} />, href: path }));
  const tools = entries(true);
  const help = { id: HELP, label: t("Documentation"), icon: <BookOpen aria-hidden /> };
  const changelog = { id: CHANGELOG, label: t("What's new"), icon: <Sparkles aria-hidden /> };
  return (
    <Menu
      label={t("Resources")}
      trigger={
        <IconButton
          label={t("Resources")}
          css={{ flexShrink: 0, "@container (max-width: 699px)": { display: "none" } }}
        >
          <Library aria-hidden />
        </IconButton>
      }
      groups={[
        ...(tools.length > 0 ? [{ id: "tools", title: t("Free tools"), items: tools }] : []),
        { id: "other", items: [help, ...entries(false), changelog] },
      ]}
      onAction={(id) => (id === HELP || id === CHANGELOG) && openPart(id)}
    />
  );
}
