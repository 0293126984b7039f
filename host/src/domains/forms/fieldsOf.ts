import type { FormField, FormTotals } from "@sightline/schema/rest/forms/results";
import { ratio } from "#host/analytics/statistics/ratio.ts";
import type { FieldRow } from "./sql/formFields.ts";
import { roundedMs } from "./sql/formTotals.ts";

/** The answer's fields, with their rates, scores and ranks. */
export function fieldsOf(rows: readonly FieldRow[], totals: FormTotals): FormField[] {
  const scored = rows.map((row) => ({ ...row, score: row.abandons * (ratio(row.reached, totals.starters) ?? 0) }));
  const ranked = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  return scored.map((row, n) => {
    const { field_type, times, hesitation, blank, reached, abandons } = row;
    const rank = ranked.indexOf(row);
    return {
      ...{ field: row.field, label: row.label, type: field_type === "" ? "other" : field_type, position: n + 1 },
      ...{ reached, reach_rate: ratio(reached, totals.starters) },
      ...{ median_ms: roundedMs(times[0]), p90_ms: roundedMs(times[1]), hesitation_ms: roundedMs(hesitation) },
      ...{ refilled: row.refilled, refills: row.refills, returned: row.returned, returns: row.returns },
      ...{ blank, blank_rate: ratio(blank, totals.attempts), failed: row.failed, errors: row.errors },
      ...{ abandons, abandon_share: ratio(abandons, totals.abandons), abandon_rate: ratio(abandons, reached) },
      ...{ score: row.score, rank: rank < 0 ? null : rank + 1 },
    };
  });
}
