import type { ReactNode } from "react";

/** Side by side, stacked on narrow screens. */
export function TwoPanels({ children }: { children: ReactNode }) {
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(max(360px, 40%), 100%), 1fr))",
        minWidth: 0,
      })}
    >
      {children}
    </div>
  );
}
