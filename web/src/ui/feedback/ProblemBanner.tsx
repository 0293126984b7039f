import { useState, type ReactNode } from "react";
import { Banner } from "./Banner.tsx";

interface Props {
  /** the error message; a retry clears it first, so that the same message is announced again */
  problem: string | null | undefined;
  actions?: ReactNode;
}

/** The reason of a failure: closes automatically or manually. */
export function ProblemBanner({ problem, actions }: Props) {
  const [over, setOver] = useState<string>();
  if (over !== undefined && over !== problem) setOver(undefined);
  if (!problem || over === problem) return null;
  return (
    <Banner key={problem} tone="danger" actions={actions} onDismiss={() => setOver(problem)}>
      {problem}
    </Banner>
  );
}
