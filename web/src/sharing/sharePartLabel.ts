// The names of what a link shows or leaves out, as the graph describes them.
import { sharePartLabels } from "./__generated__/sharePartLabels.ts";

const labels: Readonly<Record<string, string>> = sharePartLabels;

export const sharePartLabel = (part: string): string => labels[part] ?? part;

const order = Object.keys(labels);

/** First what reports hold, last what belongs to the company. */
export const inOrder = (parts: readonly string[]): string[] =>
  parts.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
