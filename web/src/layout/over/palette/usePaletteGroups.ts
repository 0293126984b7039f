// All palette commands of this member, in groups: the screens of the sidebar and the menus, what the project contains,
// date ranges, the other projects, and global actions.
import { useLocation, useNavigate } from "react-router-dom";
import { graphql, useFragment } from "react-relay";
import type { usePaletteGroups_brand$key } from "#web/__generated__/usePaletteGroups_brand.graphql.ts";
import type { usePaletteGroups_project$key } from "#web/__generated__/usePaletteGroups_project.graphql.ts";
import type { usePaletteGroups_viewer$key } from "#web/__generated__/usePaletteGroups_viewer.graphql.ts";
import { menuIcons } from "#web/relay/__generated__/menuIcons.ts";
import { t } from "#web/texts/t.ts";
import { shownResources } from "../../header/shownResources.ts";
import { useHasRoute } from "../../knownPaths.ts";
import { useSettings } from "../../menu/useSettings.ts";
import { useAppPlaces } from "../../places/appPlaces.ts";
import type { MenuEntry } from "../../places/menuEntries.ts";
import { currentItem } from "../../sidebar/currentItem.ts";
import { mayOpen } from "../../sidebar/visibleItems.ts";
import { useSidebarLines } from "../../sidebar/useSidebarLines.ts";
import { useProjectHref } from "../../useProjectHref.ts";
import type { Command, CommandGroup } from "./commands.ts";
import { screenCommand } from "./screenCommand.ts";
import { usePaletteActions } from "./usePaletteActions.ts";
import { usePaletteFound } from "./usePaletteFound.ts";
import { usePaletteRanges } from "./usePaletteRanges.ts";
import { usePaletteProjects } from "./usePaletteProjects.ts";

interface PaletteData {
  brand: usePaletteGroups_brand$key;
  viewer: usePaletteGroups_viewer$key;
  project: usePaletteGroups_project$key | null;
}

export function usePaletteGroups({ brand, viewer, project }: PaletteData, text: string) {
  const look = useFragment(
    graphql`
      fragment usePaletteGroups_brand on Brand {
        ...useSidebarLines_brand
      }
    `,
    brand,
  );
  const who = useFragment(
    graphql`
      fragment usePaletteGroups_viewer on Viewer {
        isSuspended
        viewerCanManageCompany
        viewerCanWrite
        ...useSettings_viewer
        ...useSidebarLines_viewer
        ...usePaletteProjects_viewer
      }
    `,
    viewer,
  );
  const what = useFragment(
    graphql`
      fragment usePaletteGroups_project on Project {
        id
        widgetId
        features
        ...useSidebarLines_project
      }
    `,
    project,
  );
  const hasRoute = useHasRoute();
  const { jumps, palette, resources: offered } = useAppPlaces();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const href = useProjectHref(what?.widgetId);
  const lines = useSidebarLines({ brand: look, viewer: who, project: what ?? null });
  const projects = usePaletteProjects(who, what?.id, text);
  const actions = usePaletteActions();
  const ranges = usePaletteRanges(who.isSuspended ? undefined : what?.widgetId);
  const features = what?.features ?? [];
  const open = (path: string) => void navigate(href(path));
  const found = usePaletteFound({ projectId: what?.id, features, open }, text);

  const toScreen = ({ path, label, icon }: Pick<MenuEntry, "path" | "label" | "icon">): Command => {
    const letter = jumps.find((jump) => jump.path === path)?.letter;
    return {
      id: screenCommand(path),
      label,
      icon: menuIcons[icon],
      ...(letter ? { keys: ["G", letter.toUpperCase()] } : {}),
      run: () => open(path),
    };
  };
  const settings = useSettings(who);
  const settled = new Set(settings.map(({ path }) => path));
  const items = lines.flatMap((group) => group.items).filter(({ path }) => path !== "/logout" && !settled.has(path));
  const isManager = who.viewerCanManageCompany === true;
  const listed = new Set(items.map(({ path }) => path));
  const more = palette.filter(
    (screen) =>
      !listed.has(screen.path) &&
      mayOpen(screen, { hasRoute, features, isManager }) &&
      (who.viewerCanWrite === true || !screen.writersOnly),
  );
  const screens = [...items, ...more];
  const resources = shownResources(offered, isManager, hasRoute, what?.features ?? undefined);
  const groups: CommandGroup[] = [
    { id: "screens", title: t("Screens"), commands: screens.map(toScreen) },
    ...found,
    { id: "ranges", title: t("Date range"), commands: ranges },
    { id: "projects", title: t("Projects"), commands: projects },
    { id: "settings", title: t("Settings"), commands: settings.map(toScreen) },
    {
      id: "resources",
      title: t("Resources"),
      commands: resources.filter(({ path }) => !settled.has(path)).map(toScreen),
    },
    { id: "actions", title: t("Actions"), commands: actions },
  ];
  const here = currentItem([...settings, ...items], pathname);
  return {
    groups: groups.filter((group) => group.commands.length > 0),
    hereId: here && screenCommand(here.path),
  };
}
