import type { Feature } from "#web/__generated__/useUpdateProjectMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

/** The features that a project can enable, in sidebar order. */
export const featureNames: readonly { id: Feature; label: string }[] = [
  { id: "ANALYTICS", label: t("Traffic") },
  { id: "EVENTTRACK", label: t("Events") },
  { id: "RECORDING", label: t("Recordings") },
  { id: "HEATMAP", label: t("Heatmaps") },
  { id: "FUNNEL", label: t("Funnels") },
  { id: "GOAL", label: t("Goals") },
  { id: "FORMANALYTIC", label: t("Form analytics") },
  { id: "SURVEY", label: t("Survey & NPS") },
  { id: "FEEDBACK", label: t("Feedback") },
  { id: "ABTEST", label: t("A/B tests") },
  { id: "PERSONALIZE", label: t("Personalization") },
  { id: "ERRORTRACK", label: t("Error log") },
];
