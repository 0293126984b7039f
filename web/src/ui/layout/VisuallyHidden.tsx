import type { ReactNode } from "react";

/** For screen readers only: takes no space and never causes scrolling. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <div
      css={{
        position: "absolute",
        width: 1,
        height: 1,
        margin: -1,
        padding: 0,
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
        border: 0,
      }}
    >
      {children}
    </div>
  );
}
