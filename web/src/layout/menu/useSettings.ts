import { graphql, useFragment } from "react-relay";
import type { useSettings_viewer$key } from "#web/__generated__/useSettings_viewer.graphql.ts";
import type { SettingsPlace } from "#web/relay/places.ts";
import { useHasRoute, withinExpiredPlan } from "../knownPaths.ts";
import { useAppPlaces } from "../places/appPlaces.ts";
import type { MenuEntry } from "../places/menuEntries.ts";

/** The settings items that the viewer may open and whose screens exist. */
export function useSettings(viewer: useSettings_viewer$key | null | undefined): MenuEntry<SettingsPlace>[] {
  const gates = useFragment(
    graphql`
      fragment useSettings_viewer on Viewer {
        viewerCanManageCompany
        viewerCanWrite
        canSeeAffiliate
        billingScreens
        expiredPlan {
          paths
        }
        agency {
          __typename
        }
        servicePortal {
          __typename
        }
      }
    `,
    viewer,
  );
  const gate = { agency: Boolean(gates?.agency), servicePortal: Boolean(gates?.servicePortal) };
  const hasRoute = withinExpiredPlan(useHasRoute(), gates?.expiredPlan?.paths);
  const { settings } = useAppPlaces();
  return settings.filter(
    (item) =>
      hasRoute(item.path) &&
      (gates?.viewerCanManageCompany === true || !item.managersOnly) &&
      (gates?.viewerCanWrite === true || !item.writersOnly) &&
      (gates?.canSeeAffiliate === true || !item.needsReferral) &&
      (item.gate === undefined || gate[item.gate]) &&
      (item.billing === undefined || gates?.billingScreens?.includes(item.billing) === true),
  );
}
