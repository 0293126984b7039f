// The one list of what the product offers today: a feature is open once a screen declares its path. Everything that
// offers features reads it, so that nothing is promised before its screens exist, and a new screen is offered everywhere.
import { useCallback } from "react";
import type { Feature } from "#web/__generated__/useUpdateProjectMutation.graphql.ts";
import { useHasRoute, type HasRoute } from "../knownPaths.ts";

export type Offered = Feature | "AUTOMATION" | "FLAGS";

const screenOf: Partial<Record<Offered, string>> = {
  ANALYTICS: "/analytics",
  EVENTTRACK: "/events",
  RECORDING: "/recordings",
  HEATMAP: "/heatmap",
  FUNNEL: "/funnel",
  GOAL: "/goals",
  FORMANALYTIC: "/form",
  SURVEY: "/survey",
  FEEDBACK: "/feedback",
  ABTEST: "/ab-test",
  PERSONALIZE: "/personalize",
  ERRORTRACK: "/error-log",
  AUTOMATION: "/automation",
  FLAGS: "/feature-flag",
};

export type IsOpen = (feature: Offered) => boolean;

export const isOpenIn =
  (hasRoute: HasRoute): IsOpen =>
  (feature) => {
    const screen = screenOf[feature];
    return screen !== undefined && hasRoute(screen);
  };

export function useOpenFeatures(): IsOpen {
  const hasRoute = useHasRoute();
  return useCallback((feature: Offered) => isOpenIn(hasRoute)(feature), [hasRoute]);
}
