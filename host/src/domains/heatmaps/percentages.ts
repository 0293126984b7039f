// Percentages of heatmaps. None exceeds 100, whatever was counted.
import type { HeatmapBand } from "@sightline/schema/rest/heatmaps/heatmaps";

const BANDS = 20;

export const percentOf = (part: number, whole: number): number => (whole > 0 ? Math.min(100, (100 * part) / whole) : 0);

export const meansOf = (sums: readonly number[], count: number): number[] => sums.map((sum) => Math.round(sum / count));

/** `reached`: page views by band, from the top; `attention`: milliseconds. Empty without data. */
export function bandsOf(reached: readonly number[], attention: readonly number[]): HeatmapBand[] {
  const [all = 0] = reached;
  return Array.from({ length: BANDS }, (_, band) => ({
    from: (100 / BANDS) * band,
    reached: percentOf(reached[band] ?? 0, all),
    attention_ms: attention[band] ?? null,
  }));
}
