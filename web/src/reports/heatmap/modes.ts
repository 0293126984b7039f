/** The layers of a heatmap. */
export const modes = ["click", "move", "scroll", "attention", "rage", "dead", "first"] as const;
export type Mode = (typeof modes)[number];
