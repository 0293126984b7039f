// The sidebar items for the brand, the member and the project: the sidebar renders them and the palette searches them.
import { graphql, useFragment } from "react-relay";
import type { useSidebarLines_brand$key } from "#web/__generated__/useSidebarLines_brand.graphql.ts";
import type { useSidebarLines_project$key } from "#web/__generated__/useSidebarLines_project.graphql.ts";
import type { useSidebarLines_viewer$key } from "#web/__generated__/useSidebarLines_viewer.graphql.ts";
import { useHasRoute } from "../knownPaths.ts";
import { useAppPlaces } from "../places/appPlaces.ts";
import { heatmapPaths, preferredHeatmap } from "./heatmapChoice.ts";
import type { SidebarGroup } from "./sidebarGroup.ts";
import { kindOf } from "./sidebarKind.ts";
import { visibleAreas, visibleGroups } from "./visibleItems.ts";
import { visibleLite } from "./visibleLite.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";

interface Of {
  brand: useSidebarLines_brand$key;
  viewer: useSidebarLines_viewer$key;
  project: useSidebarLines_project$key | null;
}

export function useSidebarLines({ brand, viewer, project }: Of): SidebarGroup[] {
  const { kind } = useFragment(
    graphql`
      fragment useSidebarLines_brand on Brand {
        kind
      }
    `,
    brand,
  );
  const { viewerCanManageCompany, trial, survey, hasSubscription } = useFragment(
    graphql`
      fragment useSidebarLines_viewer on Viewer {
        viewerCanManageCompany
        trial {
          label
        }
        hasSubscription
        survey: access(feature: SURVEY) {
          state
          message
          reason
        }
      }
    `,
    viewer,
  );
  const what = useFragment(
    graphql`
      fragment useSidebarLines_project on Project {
        features
        flags {
          isAvailable
        }
      }
    `,
    project,
  );
  const hasRoute = useHasRoute();
  const { sidebar, lite, areas } = useAppPlaces();
  const features = what?.features ?? [];
  const rules = { hasRoute, features, isManager: viewerCanManageCompany === true };
  if (kindOf(kind) === "lite") {
    const items = visibleLite(lite, {
      ...rules,
      seesFlags: what?.flags.isAvailable === true,
      hasSubscription: hasSubscription === true,
      survey: {
        state: survey?.state ?? "HIDDEN",
        message: survey?.message ? translateServerMessage({ message: survey.message, reason: survey.reason }) : null,
      },
    });
    // the settings and the way out stay at the end
    const end = items.findIndex(({ section }) => section === "SETTINGS");
    // its settings have a section of their own
    const shown = visibleAreas(
      areas.filter(({ section }) => section !== "MANAGE"),
      items,
      rules,
    );
    return items.toSpliced(end === -1 ? items.length : end, 0, ...shown);
  }
  const groups = visibleGroups(sidebar, {
    ...rules,
    isAnalyticsBrand: kind === "ANALYTICS",
    isLifetime: trial?.label === "LIFETIME",
  });
  const heatmaps = preferredHeatmap();
  const specified = groups.map((group) => ({
    ...group,
    items: group.items.map((item) =>
      item.path === heatmapPaths.pages && hasRoute(heatmaps) ? { ...item, target: heatmaps } : item,
    ),
  }));
  return [...specified, ...visibleAreas(areas, specified, rules)];
}
