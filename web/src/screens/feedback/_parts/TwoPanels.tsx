import type { ReactNode } from "react";

/** Side by side, and below one another where there is no room for two. */
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
