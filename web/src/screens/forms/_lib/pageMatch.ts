import type { HeatmapPageMatch } from "#web/__generated__/useCreateFormMutation.graphql.ts";

const matches = ["EXACT", "WILDCARD", "REGEX"] as const satisfies readonly HeatmapPageMatch[];

/** Of the graph or, in lowercase, of a URL. */
export const pageMatchOf = (text: string | null | undefined): HeatmapPageMatch =>
  matches.find((match) => match === text?.toUpperCase()) ?? "EXACT";
