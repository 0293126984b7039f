// Permissions that the app checks before it shows a control: the rules of the table, by name.
import { managers, gated, writers } from "./rules.ts";

/** For fields such as `viewerCanManageProjects`: the same rules, by name. gates.ts defines the gates. */
export const capabilities = {
  manageBrand: gated("manageBrand"),
  manageCompany: managers,
  manageProjects: managers,
  write: writers,
  /** code that runs on visitors' pages */
  writeCode: managers,
  share: writers,
  annotate: writers,
  openServicePortal: gated("openServicePortal"),
  seeRecommendationDashboard: gated("seeRecommendationDashboard"),
  seeRecommendations: gated("seeRecommendations"),
  useAutopilot: gated("useAutopilot"),
  useFeatureFlags: gated("useFeatureFlags"),
  seeUsage: gated("seeUsage"),
  seeAffiliate: gated("seeAffiliate"),
  haveSubscription: gated("haveSubscription"),
  landOnOverview: gated("landOnOverview"),
  showRoleNames: gated("showRoleNames"),
  joinTests: gated("joinTests"),
} as const;
export type Capability = keyof typeof capabilities;
