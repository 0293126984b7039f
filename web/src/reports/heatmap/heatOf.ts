// What is drawn over the page for a layer.
import type { Heat, HeatPoints } from "#web/replay/heatmap/heatmapMessages.ts";
import { t } from "#web/texts/t.ts";
import { noValue } from "#web/ui/format/compactNumber.ts";
import { duration } from "#web/ui/format/duration.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import type { Mode } from "./modes.ts";

interface Layer {
  readonly points: readonly HeatPoints[];
  readonly elements: readonly { readonly rank: number; readonly selector: string; readonly share: number }[];
  readonly scroll: readonly Band[];
  readonly fold: number | null | undefined;
}

export interface Band {
  readonly from: number;
  readonly reached: number;
  readonly attentionMs: number | null | undefined;
}

/** Ranks beyond these would cover the page. */
const RANKED = 10;
/** percent of the page's height */
const BAND = 5;

/** A number that is percent already. It never exceeds 100. */
export const percentLabel = (value: number): string => percent(Math.min(value, 100) / 100, value < 10 ? 1 : 0);

export const attentionLabel = (ms: number | null | undefined): string =>
  ms == null ? noValue : ms < 10_000 ? `${fixedNumber(ms / 1000, 1)}s` : duration(ms / 1000);

function scrollBands(scroll: readonly Band[]): Heat["bands"] {
  return scroll.map(({ from, reached }) => ({
    ...{ from, to: from + BAND, weight: Math.min(reached, 100) / 100, label: percentLabel(reached) },
  }));
}

function attentionBands(scroll: readonly Band[]): Heat["bands"] {
  const longest = Math.max(0, ...scroll.map(({ attentionMs }) => attentionMs ?? 0));
  if (longest === 0) return [];
  return scroll.map(({ from, attentionMs }) => ({
    ...{ from, to: from + BAND, weight: (attentionMs ?? 0) / longest, label: attentionLabel(attentionMs) },
  }));
}

/** Nothing was measured: the bands of a page without data all say 0. */
export const hasScroll = (scroll: readonly Band[]): boolean => scroll.some(({ reached }) => reached > 0);

export function heatOf({ points, elements, scroll, fold }: Layer, mode: Mode): Heat {
  const isBanded = mode === "scroll" || mode === "attention";
  const bands = mode === "attention" ? attentionBands(scroll) : hasScroll(scroll) ? scrollBands(scroll) : [];
  return {
    points: isBanded ? [] : points,
    bands: isBanded ? bands : [],
    fold: isBanded && fold != null ? { at: fold, label: t("Fold (median)") } : null,
    elements: isBanded
      ? []
      : elements.map(({ rank, selector, share }) => ({
          selector,
          label: rank <= RANKED && mode !== "move" ? `${rank} · ${percentLabel(share)}` : "",
        })),
  };
}
