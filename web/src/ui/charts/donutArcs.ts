import { t } from "#web/texts/t.ts";

export interface Slice {
  id: string;
  label: string;
  value: number;
  color?: string;
}

const most = 5;

/** Largest first. Slices after the fifth are combined into "Other", because more are not readable. */
export function foldSlices(slices: readonly Slice[]): Slice[] {
  const sorted = slices.filter((slice) => slice.value > 0).toSorted((one, other) => other.value - one.value);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1).reduce((sum, slice) => sum + slice.value, 0);
  return [...sorted.slice(0, most - 1), { id: "other", label: t("Other"), value: rest }];
}

const outer = 49.5;
const inner = 34.5;

/** Paths of ring segments around the origin, clockwise from twelve o'clock. */
export function donutArcs(values: readonly number[]): string[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let from = 0;
  return values.map((value) => {
    // A full circle has no arc direction, so it ends just before its start.
    const share = total > 0 ? Math.min(value / total, 0.9999) : 0;
    const to = from + share;
    const large = share > 0.5 ? 1 : 0;
    const path = `M${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`;
    from = to;
    return path;
  });
}

function point(share: number, radius: number): string {
  const angle = share * 2 * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
}
