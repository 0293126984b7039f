// The choices of predicted attention in the URL: a recorded page of the project (`page`, by its address), or any address.
import { chosenDevice, graphDevice } from "../heatmapChoices.ts";

export const recordedPageIn = (search: URLSearchParams): string => (search.get("page") ?? "").slice(0, 500);

export function attentionArgs(search: URLSearchParams) {
  const value = recordedPageIn(search);
  return {
    page: { match: "EXACT" as const, value },
    hasPage: value !== "",
    device: graphDevice(chosenDevice(search)),
  };
}
