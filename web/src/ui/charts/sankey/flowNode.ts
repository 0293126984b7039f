import type { ReactElement, ReactNode } from "react";

export interface FlowNode {
  id: string;
  column: number;
  value: number;
  dropped: number;
  name: string;
  /** after the name: the count, a share */
  detail: string;
  /** what else there is to say of it, for the hover and for screen readers */
  rest: string;
  color?: string | undefined;
  /** what pressing the node opens, around a button that it is handed */
  menu?: (trigger: ReactElement) => ReactNode;
}
