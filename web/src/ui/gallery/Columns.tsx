import type { ReactNode } from "react";

/** Cards side by side that wrap on narrow screens. `min` is the minimum width of a card in px. */
export function Columns({ min = 340, children }: { min?: number; children: ReactNode }) {
  return (
    <div
      css={{
        display: "grid",
        gap: 16,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}px, 100%), 1fr))`,
      }}
    >
      {children}
    </div>
  );
}
