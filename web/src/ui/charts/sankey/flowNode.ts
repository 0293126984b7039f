import type { ReactElement, ReactNode } from "react";

export interface FlowNode {
  id: string;
  column: number;
  value: number;
  dropped: number;
  name: string;
  /** after the name: the count or a share */
  detail: string;
  /** additional text for the tooltip and for screen readers */
  rest: string;
  color?: string | undefined;
  /** the menu of a node, wrapped around the given trigger button */
  menu?: (trigger: ReactElement) => ReactNode;
}
