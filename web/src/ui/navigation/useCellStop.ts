// A grid of links or buttons is one tab stop. Arrow keys move between cells and skip those without a link.
import { useState, type KeyboardEvent } from "react";

const steps: Partial<Record<string, readonly [row: number, column: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** More rows or columns than any grid has. */
const FARTHEST = 60;

/** Props for the link or button of a cell. */
export interface CellStop {
  "data-place": string;
  onFocus: () => void;
  ref: (element: HTMLElement | null) => void;
}

/** `places`: the focusable cells, "row column"; the first one is the initial tab stop. */
export function useCellStop(places: readonly string[]) {
  const [last, setLast] = useState<string>();
  const stop = last !== undefined && places.includes(last) ? last : places[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const place = (event.target as HTMLElement).dataset["place"];
    if (!step || place === undefined) return;
    const [row = 0, column = 0] = place.split(" ").map(Number);
    for (let n = 1; n <= FARTHEST; n++) {
      const next = `${row + n * step[0]} ${column + n * step[1]}`;
      const element = event.currentTarget.querySelector<HTMLElement>(`[data-place="${next}"]`);
      if (!element) continue;
      event.preventDefault();
      element.focus();
      return;
    }
  };
  const stopAt = (place: string): CellStop => ({
    "data-place": place,
    onFocus: () => setLast(place),
    // not as a prop: the library's links set their own
    ref: (element) => {
      if (element) element.tabIndex = place === stop ? 0 : -1;
    },
  });
  return { onKeyDown, stopAt };
}
