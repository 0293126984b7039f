// What the app asks about the viewer before it shows a control: the rules of the table, by name.
import { managers, through, writers } from "./rules.ts";

/** For fields such as `viewerCanManageProjects`: the same rules, asked by name. What the gates are is in gates.ts. */
export const capabilities = {
  manageBrand: through("manageBrand"),
  manageCompany: managers,
  manageProjects: managers,
  write: writers,
  /** code that runs on visitors' pages */
  writeCode: managers,
  share: writers,
  annotate: writers,
  openServicePortal: through("openServicePortal"),
  seeRecommendationDashboard: through("seeRecommendationDashboard"),
  seeRecommendations: through("seeRecommendations"),
  useAutopilot: through("useAutopilot"),
  useFeatureFlags: through("useFeatureFlags"),
  seeUsage: through("seeUsage"),
  seeAffiliate: through("seeAffiliate"),
  haveSubscription: through("haveSubscription"),
  landOnOverview: through("landOnOverview"),
  showRoleNames: through("showRoleNames"),
  joinTests: through("joinTests"),
} as const;
export type Capability = keyof typeof capabilities;
