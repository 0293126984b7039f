import type { ReactNode } from "react";
import { DimensionIcon, type DimensionValue } from "./DimensionIcon.tsx";

/** The name of a dimension's value behind its icon. */
export function DimensionLabel({ children, ...value }: DimensionValue & { children: ReactNode }) {
  return (
    <span css={(theme) => ({ display: "flex", alignItems: "center", gap: theme.space.one, minWidth: 0 })}>
      <DimensionIcon {...value} />
      {children}
    </span>
  );
}
