import type { Sentiment } from "@sightline/schema/rest/feedback/report";

/** By the rating alone; null where none was given, whatever the words say. */
export function sentimentOf(rating: number | null): Sentiment | null {
  if (rating === null) return null;
  if (rating >= 4) return "positive";
  return rating === 3 ? "neutral" : "negative";
}
