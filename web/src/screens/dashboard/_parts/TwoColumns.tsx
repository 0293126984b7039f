import type { ReactNode } from "react";

/** Cards side by side, stacked on narrow screens. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(max(460px, 40%), 100%), 1fr))",
        minWidth: 0,
      })}
    >
      {children}
    </div>
  );
}
