import type { ReactNode } from "react";

/** Two cards side by side, stacked on narrow screens. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(max(420px, 40%), 100%), 1fr))",
        minWidth: 0,
      })}
    >
      {children}
    </div>
  );
}
