import { Menu as MenuIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { AppHeader_brand$key } from "#web/__generated__/AppHeader_brand.graphql.ts";
import type { AppHeader_project$key } from "#web/__generated__/AppHeader_project.graphql.ts";
import type { AppHeader_viewer$key } from "#web/__generated__/AppHeader_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { useAppPlaces } from "../places/appPlaces.ts";
import { headerBox } from "../shell/shellGrid.ts";
import { AvatarMenu } from "./AvatarMenu.tsx";
import { HelpMenu } from "./HelpMenu.tsx";
import { NotificationBell } from "./NotificationBell.tsx";
import { OnlineNow } from "./OnlineNow.tsx";
import { PlanPrompt } from "./PlanPrompt.tsx";
import { ProjectSwitcher } from "./ProjectSwitcher.tsx";
import { RangeChoice } from "./RangeChoice.tsx";
import { ResourcesMenu } from "./ResourcesMenu.tsx";
import { SearchButton } from "./SearchButton.tsx";

interface Props {
  brand: AppHeader_brand$key;
  viewer: AppHeader_viewer$key;
  project: AppHeader_project$key | null;
  onMenu: () => void;
}

export function AppHeader({ brand, viewer, project, onMenu }: Props) {
  const look = useFragment(
    graphql`
      fragment AppHeader_brand on Brand {
        ...PlanPrompt_brand
      }
    `,
    brand,
  );
  const who = useFragment(
    graphql`
      fragment AppHeader_viewer on Viewer {
        isSuspended
        viewerCanManageCompany
        ...AvatarMenu_viewer
        ...NotificationBell_viewer
        ...PlanPrompt_viewer
        ...ProjectSwitcher_viewer
      }
    `,
    viewer,
  );
  const what = useFragment(
    graphql`
      fragment AppHeader_project on Project {
        widgetId
        timezone
        createdAt
        features
        ...OnlineNow_project
        ...ProjectSwitcher_project
      }
    `,
    project,
  );
  const { pathname } = useLocation();
  const { rangeModule } = useAppPlaces();
  const hasRange = what && !who.isSuspended && rangeModule(pathname) !== null;
  return (
    <header data-print="no" css={headerBox}>
      <IconButton
        label={t("Menu")}
        tooltip={false}
        onPress={onMenu}
        css={(theme) => ({ display: "none", [theme.media.narrow]: { display: "inline-flex" } })}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      <ProjectSwitcher viewer={who} project={what ?? null} />
      {what && <OnlineNow project={what} />}
      <span css={{ flex: 1 }} />
      {hasRange && (
        <div css={(theme) => ({ [theme.media.narrow]: { order: 1, flex: "1 0 100%" } })}>
          <RangeChoice
            widgetId={what.widgetId}
            {...(what.timezone ? { zone: what.timezone } : {})}
            {...(what.createdAt ? { firstDay: what.createdAt.slice(0, 10) } : {})}
          />
        </div>
      )}
      <PlanPrompt brand={look} viewer={who} />
      <SearchButton />
      <ResourcesMenu isManager={Boolean(who.viewerCanManageCompany)} features={what?.features ?? undefined} />
      <HelpMenu />
      <NotificationBell viewer={who} />
      <AvatarMenu viewer={who} />
    </header>
  );
}
