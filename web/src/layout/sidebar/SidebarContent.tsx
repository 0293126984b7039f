import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { SidebarContent_brand$key } from "#web/__generated__/SidebarContent_brand.graphql.ts";
import type { SidebarContent_project$key } from "#web/__generated__/SidebarContent_project.graphql.ts";
import type { SidebarContent_viewer$key } from "#web/__generated__/SidebarContent_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Link } from "react-aria-components/Link";
import { BrandMark } from "../brand/BrandMark.tsx";
import { useHasRoute } from "../knownPaths.ts";
import { upgradePath } from "../header/upgradePath.ts";
import { useProjectHref } from "../useProjectHref.ts";
import { LiteActions } from "./LiteActions.tsx";
import { RecommendationsLine } from "./recommendations/RecommendationsLine.tsx";
import { SidebarGroups } from "./SidebarGroups.tsx";
import { kindOf } from "./sidebarKind.ts";
import { UsageBox } from "./usage/UsageBox.tsx";
import { useSidebarLines } from "./useSidebarLines.ts";

export interface SidebarData {
  brand: SidebarContent_brand$key;
  viewer: SidebarContent_viewer$key;
  project: SidebarContent_project$key | null;
}

const CARD = "/card/add";

interface Props extends SidebarData {
  isMinimised: boolean;
}

/** The shared content of the sidebar and the sheet: brand, items, and the plan's usage. */
export function SidebarContent({ brand, viewer, project, isMinimised }: Props) {
  const look = useFragment(
    graphql`
      fragment SidebarContent_brand on Brand {
        kind
        ...BrandMark_brand
        ...useSidebarLines_brand
      }
    `,
    brand,
  );
  const who = useFragment(
    graphql`
      fragment SidebarContent_viewer on Viewer {
        hasHigherPlan
        isSuspended
        viewerCanSeeRecommendations
        viewerCanSeeUsage
        viewerCanManageCompany
        ...LiteActions_viewer
        ...UsageBox_viewer
        ...useSidebarLines_viewer
      }
    `,
    viewer,
  );
  const what = useFragment(
    graphql`
      fragment SidebarContent_project on Project {
        id
        widgetId
        ...RecommendationsLine_project
        ...useSidebarLines_project
      }
    `,
    project,
  );
  const hasRoute = useHasRoute();
  const href = useProjectHref(what?.widgetId);
  const { pathname } = useLocation();
  const upgrade = upgradePath(look.kind, hasRoute);
  const isCardDue = who.isSuspended && hasRoute(CARD);
  const action = isCardDue
    ? { href: CARD, label: t("Update card") }
    : upgrade && who.hasHigherPlan !== false && { href: upgrade, label: t("Upgrade") };
  const groups = useSidebarLines({ brand: look, viewer: who, project: what ?? null });
  return (
    <>
      <Link
        href={href("/")}
        aria-label={isMinimised ? t("Home") : undefined}
        css={(theme) => ({
          display: "flex",
          alignItems: "center",
          height: 56,
          padding: "0 19px",
          flexShrink: 0,
          textDecoration: "none",
          cursor: "pointer",
          borderRadius: theme.radius.medium,
          "&[data-focus-visible]": { outlineOffset: -4 },
        })}
      >
        <BrandMark brand={look} compact={isMinimised} />
      </Link>
      {kindOf(look.kind) === "lite" && (
        <LiteActions viewer={who} settingsHref={what && href("/website/settings")} isMinimised={isMinimised} />
      )}
      <SidebarGroups groups={groups} href={href} pathname={pathname} isMinimised={isMinimised} />
      {what && who.viewerCanSeeRecommendations && (
        <RecommendationsLine key={what.id} project={what} isMinimised={isMinimised} />
      )}
      {who.viewerCanSeeUsage && (
        <UsageBox viewer={who} action={(who.viewerCanManageCompany && action) || undefined} isMinimised={isMinimised} />
      )}
    </>
  );
}
