import type { Feature } from "#web/__generated__/useUpdateProjectMutation.graphql.ts";

/** What a project may have switched on, in the order of the sidebar. */
export const featureNames: readonly { id: Feature; label: string }[] = [
  { id: "ANALYTICS", label: "Traffic" },
  { id: "EVENTTRACK", label: "Events" },
  { id: "RECORDING", label: "Recordings" },
  { id: "HEATMAP", label: "Heatmaps" },
  { id: "FUNNEL", label: "Funnels" },
  { id: "GOAL", label: "Goals" },
  { id: "FORMANALYTIC", label: "Form analytics" },
  { id: "SURVEY", label: "Survey & NPS" },
  { id: "FEEDBACK", label: "Feedback" },
  { id: "ABTEST", label: "A/B tests" },
  { id: "PERSONALIZE", label: "Personalisation" },
  { id: "ERRORTRACK", label: "Error log" },
];
