import { useState, type ReactNode } from "react";
import { Banner } from "./Banner.tsx";

interface Props {
  /** what went wrong; whoever tries again takes it back first, so that the same words are said anew */
  problem: string | null | undefined;
  actions?: ReactNode;
}

/** Why something was refused: it goes by itself, or when it is put away. */
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
