import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { SidebarContent_brand$key } from "#web/__generated__/SidebarContent_brand.graphql.ts";
import type { SidebarContent_project$key } from "#web/__generated__/SidebarContent_project.graphql.ts";
import type { SidebarContent_viewer$key } from "#web/__generated__/SidebarContent_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Link } from "react-aria-components/Link";
import { BrandMark } from "../brand/BrandMark.tsx";
import { useHasRoute } from "../knownPaths.ts";
import { useProjectHref } from "../useProjectHref.ts";
import { SidebarGroups } from "./SidebarGroups.tsx";
import { UsageBox } from "./UsageBox.tsx";
import { visibleGroups } from "./visibleItems.ts";

export interface SidebarData {
  brand: SidebarContent_brand$key;
  viewer: SidebarContent_viewer$key;
  project: SidebarContent_project$key | null;
}

interface Props extends SidebarData {
  isMinimised: boolean;
}

/** What stands in the sidebar and in the sheet alike: the brand, the lines, the plan's usage. */
export function SidebarContent({ brand, viewer, project, isMinimised }: Props) {
  const look = useFragment(
    graphql`
      fragment SidebarContent_brand on Brand {
        kind
        ...BrandMark_brand
      }
    `,
    brand,
  );
  const who = useFragment(
    graphql`
      fragment SidebarContent_viewer on Viewer {
        user {
          role
        }
        trial {
          label
        }
        ...UsageBox_viewer
      }
    `,
    viewer,
  );
  const what = useFragment(
    graphql`
      fragment SidebarContent_project on Project {
        widgetId
        features
      }
    `,
    project,
  );
  const hasRoute = useHasRoute();
  const href = useProjectHref(what?.widgetId);
  const { pathname } = useLocation();
  const role = who.user?.role;
  const groups = visibleGroups({
    hasRoute,
    features: what?.features ?? [],
    isManager: role === "OWNER" || role === "ADMIN",
    isAnalyticsBrand: look.kind === "ANALYTICS",
    isLifetime: who.trial?.label === "LIFETIME",
  });
  return (
    <>
      <Link
        href={href("/")}
        aria-label={isMinimised ? t("Start page") : undefined}
        css={(t) => ({
          display: "flex",
          alignItems: "center",
          height: 56,
          padding: "0 19px",
          flexShrink: 0,
          textDecoration: "none",
          cursor: "pointer",
          borderRadius: t.radius.medium,
          "&[data-focus-visible]": { outlineOffset: -4 },
        })}
      >
        <BrandMark brand={look} compact={isMinimised} />
      </Link>
      <SidebarGroups groups={groups} href={href} pathname={pathname} isMinimised={isMinimised} />
      {role !== "VIEWER" && <UsageBox viewer={who} isMinimised={isMinimised} />}
    </>
  );
}
