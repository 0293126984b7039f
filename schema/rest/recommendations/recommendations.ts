// Recommendations for a project: findings in its real traffic by rules that name their evidence.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { WireMessage } from "../refusals/wireMessage.ts";
import { Feature } from "../projects/projects.ts";
import { widgetId } from "../range.ts";

/** The rule that found it. Each rule is a file of host/src/domains/recommendations/rules. */
export const RecommendationRule = z.enum(["high_exit", "mobile_gap", "slow_page", "error_page", "not_found", "rage"]);
export type RecommendationRule = z.infer<typeof RecommendationRule>;

export const RecommendationState = z.enum(["unread", "read", "dismissed"]);
export type RecommendationState = z.infer<typeof RecommendationState>;

export const Recommendation = z.object({
  recommendation_id: z.number().int(),
  widget_id: z.number().int(),
  rule: RecommendationRule,
  title: WireMessage,
  /** the numbers, and the recommended action */
  body: WireMessage,
  /** the feature that shows more details */
  feature: Feature,
  /** when it was first found */
  created_at: z.iso.datetime(),
  /** URL in the app, with filters applied */
  link: z.string(),
  link_text: WireMessage,
  state: RecommendationState,
  /** the supporting numbers of the last 28 complete days */
  evidence: z.array(z.object({ label: z.string(), value: z.string() })),
  /** affected sessions in these days; the list is sorted by it */
  sessions: z.number().int(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const getRecommendations = endpoint({
  name: "getRecommendations",
  method: "GET",
  path: "/recommendation/list",
  summary:
    "The recommendations for the project in the `widgetid` header that were not dismissed, most important first.",
  effect: "read",
  audience: "member",
  answer: z.array(Recommendation),
});

export const checkForRecommendation = endpoint({
  name: "checkForRecommendation",
  method: "GET",
  path: "/checkForRecommendation/{widget_id}",
  summary: "Whether recommendations are enabled for a project, and the number of unread ones.",
  effect: "read",
  audience: "member",
  params: z.object({ widget_id: widgetId }),
  answer: z.object({ enable_recommend: z.boolean(), total_recomm: z.number().int() }),
});

export const getRecommendationStatus = endpoint({
  name: "getRecommendationStatus",
  method: "POST",
  path: "/requestStatus",
  summary: "Whether recommendations are enabled for a project, and whether the add-on was bought.",
  effect: "read",
  audience: "member",
  body: z.object({ widgetId }),
  answer: z.object({ enable_recommend: z.boolean(), recommendation_add_on: z.boolean() }),
});

export const countUnreadRecommendations = endpoint({
  name: "countUnreadRecommendations",
  method: "POST",
  path: "/totalUnreadRecommendation",
  summary: "Number of unread recommendations for a project.",
  effect: "read",
  audience: "member",
  body: z.object({ widget_id: widgetId }),
  answer: z.object({ total_recomm: z.number().int() }),
});

export const updateRecommendation = endpoint({
  name: "updateRecommendation",
  method: "POST",
  path: "/recommendation/update",
  summary: "Mark a recommendation as read, unread or dismissed for the whole company. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  body: z.object({
    recommendation_id: z.number().int().positive().max(2_147_483_647),
    state: RecommendationState,
  }),
  answer: Recommendation,
});
