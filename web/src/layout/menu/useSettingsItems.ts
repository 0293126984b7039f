import { graphql, useFragment } from "react-relay";
import type { useSettingsItems_viewer$key } from "#web/__generated__/useSettingsItems_viewer.graphql.ts";
import { useHasRoute } from "../knownPaths.ts";
import { settingsItems, type SettingsItem } from "./data/settingsItems.ts";

/** The lines that the viewer may open, of those whose screens exist. */
export function useSettingsItems(viewer: useSettingsItems_viewer$key | null | undefined): SettingsItem[] {
  const data = useFragment(
    graphql`
      fragment useSettingsItems_viewer on Viewer {
        user {
          role
        }
        agency {
          __typename
        }
        servicePortal {
          __typename
        }
      }
    `,
    viewer ?? null,
  );
  const hasRoute = useHasRoute();
  const role = data?.user?.role;
  const isManager = role === "OWNER" || role === "ADMIN";
  const keeps = { agency: data?.agency, servicePortal: data?.servicePortal };
  return settingsItems.filter(
    (item) => hasRoute(item.path) && (isManager || !item.managersOnly) && (!item.keeps || keeps[item.keeps]),
  );
}
