import { Menu as MenuIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { AppHeader_project$key } from "#web/__generated__/AppHeader_project.graphql.ts";
import type { AppHeader_viewer$key } from "#web/__generated__/AppHeader_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { headerBox } from "../shell/shellGrid.ts";
import { AvatarMenu } from "./AvatarMenu.tsx";
import { OnlineNow } from "./OnlineNow.tsx";
import { ProjectSwitcher } from "./ProjectSwitcher.tsx";
import { RangeChoice } from "./RangeChoice.tsx";

interface Props {
  viewer: AppHeader_viewer$key;
  project: AppHeader_project$key | null;
  onMenu: () => void;
}

/** Screens that show this moment, or no time at all. */
const withoutRange = new Set([
  "/sites",
  "/visitor/realtime",
  "/settings",
  "/profile",
  "/company",
  "/team",
  "/website",
  "/website/settings",
]);

export function AppHeader({ viewer, project, onMenu }: Props) {
  const who = useFragment(
    graphql`
      fragment AppHeader_viewer on Viewer {
        isSuspended
        ...AvatarMenu_viewer
        ...ProjectSwitcher_viewer
      }
    `,
    viewer,
  );
  const what = useFragment(
    graphql`
      fragment AppHeader_project on Project {
        timezone
        createdAt
        ...OnlineNow_project
        ...ProjectSwitcher_project
      }
    `,
    project,
  );
  const { pathname } = useLocation();
  const hasRange = what && !who.isSuspended && !withoutRange.has(pathname.toLowerCase());
  return (
    <header css={headerBox}>
      <IconButton
        label={t("Menu")}
        tooltip={false}
        onPress={onMenu}
        css={(t) => ({ display: "none", [t.media.narrow]: { display: "inline-flex" } })}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      <ProjectSwitcher viewer={who} project={what ?? null} />
      {what && <OnlineNow project={what} />}
      <span css={{ flex: 1 }} />
      {hasRange && (
        <div css={(t) => ({ [t.media.narrow]: { order: 1, flex: "1 0 100%" } })}>
          <RangeChoice
            {...(what.timezone ? { zone: what.timezone } : {})}
            {...(what.createdAt ? { firstDay: what.createdAt.slice(0, 10) } : {})}
          />
        </div>
      )}
      <AvatarMenu viewer={who} />
    </header>
  );
}
