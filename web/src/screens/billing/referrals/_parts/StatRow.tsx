import type { ReactNode } from "react";

/** Numbers side by side, wrapping as needed. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        gridTemplateColumns: "repeat(auto-fit, minmax(132px, 1fr))",
      })}
    >
      {children}
    </div>
  );
}
