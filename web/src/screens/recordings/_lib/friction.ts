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

/** The rarest friction of a recording in the whole list. */
export interface RarestFriction {
  readonly kind: string;
  readonly recordings: number;
  readonly atMs: number;
  readonly path: string;
}

const kindOf: Readonly<Record<string, FrictionKind>> = {
  ...{ RAGE: "rageClicks", FORM: "formDrops", ERROR: "errors", DEAD: "deadClicks" },
};

export interface Recommended<Row> {
  row: Row;
  /** what happened, where, and whether the visitor converted */
  reason: string;
  /** how rare it is */
  rarity: string;
}

interface Candidate extends Friction {
  readonly convertedAt: string | null | undefined;
  readonly friction: RarestFriction | null | undefined;
}

function reasonOf(kind: FrictionKind, { [kind]: count, convertedAt, friction }: Candidate): string {
  const what = frictionText(kind, count);
  const where = friction?.path ? t("{friction} on {path}", { friction: what, path: friction.path }) : what;
  return convertedAt ? where : t("{friction}, not converted", { friction: where });
}

/**
 * The recordings to watch first: those with the friction that is rarest in the whole list, then those with most of it.
 * The rows are ordered by relevance, which decides between equals. `total`: recordings of the list.
 */
export function worthWatching<Row extends Candidate>(
  rows: readonly Row[],
  { most, total }: { most: number; total: number },
): Recommended<Row>[] {
  const ranked = rows.flatMap((row) => {
    const kind = row.friction && kindOf[row.friction.kind];
    return row.friction && kind ? [{ row, kind, recordings: row.friction.recordings }] : [];
  });
  return ranked
    .toSorted((a, b) => a.recordings - b.recordings || b.row[b.kind] - a.row[a.kind])
    .slice(0, most)
    .map(({ row, kind, recordings }) => ({
      row,
      reason: reasonOf(kind, row),
      rarity: phrase("{count, plural, one {The only one of {total, number}} other {# of {total, number} have this}}", {
        ...{ count: recordings, total },
      }),
    }));
}
