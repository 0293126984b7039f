// The friction of a recording, and which recordings show it best.
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";

export interface Friction {
  readonly rageClicks: number;
  readonly deadClicks: number;
  readonly errors: number;
  readonly formDrops: number;
}

export const frictionKinds = ["rageClicks", "formDrops", "errors", "deadClicks"] as const;
export type FrictionKind = (typeof frictionKinds)[number];

const texts: Readonly<Record<FrictionKind, (count: number) => string>> = {
  rageClicks: (count) => phrase("{count, plural, one {# rage click} other {# rage clicks}}", { count }),
  formDrops: (count) => phrase("{count, plural, one {# abandoned form} other {# abandoned forms}}", { count }),
  errors: (count) => phrase("{count, plural, one {# error} other {# errors}}", { count }),
  deadClicks: (count) => phrase("{count, plural, one {# dead click} other {# dead clicks}}", { count }),
};

export const frictionText = (kind: FrictionKind, count: number): string => texts[kind](count);

export interface Recommended<Row> {
  row: Row;
  reason: string;
}

/**
 * The recordings to watch first: those with the friction that is rarest among these rows, then those with most of it.
 * The rows are ordered by relevance, which decides between equals.
 */
export function worthWatching<Row extends Friction & { readonly convertedAt: string | null | undefined }>(
  rows: readonly Row[],
  most: number,
): Recommended<Row>[] {
  const rarity = (kind: FrictionKind) => rows.filter((row) => row[kind] > 0).length;
  const byRarity = frictionKinds.toSorted((a, b) => rarity(a) - rarity(b));
  const ranked = rows.flatMap((row) => {
    const kind = byRarity.find((one) => row[one] > 0);
    return kind === undefined ? [] : [{ row, kind, rank: byRarity.indexOf(kind) }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || b.row[b.kind] - a.row[a.kind])
    .slice(0, most)
    .map(({ row, kind }) => {
      const friction = frictionText(kind, row[kind]);
      return { row, reason: row.convertedAt ? friction : t("{friction}, not converted", { friction }) };
    });
}
