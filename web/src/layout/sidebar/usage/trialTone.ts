export type TrialTone = "positive" | "warning" | "danger";

/** Days left: neutral above 10, a warning from 4 to 10, urgent from 3 down. */
export function trialTone(days: number): TrialTone {
  if (days > 10) return "positive";
  return days > 3 ? "warning" : "danger";
}
