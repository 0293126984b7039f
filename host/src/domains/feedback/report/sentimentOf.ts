import type { Sentiment } from "@sightline/schema/rest/feedback/report";

/** Derived from the rating only; null without a rating, regardless of the text. */
export function sentimentOf(rating: number | null): Sentiment | null {
  if (rating === null) return null;
  if (rating >= 4) return "positive";
  return rating === 3 ? "neutral" : "negative";
}
