// What a panel shows, as numbers: its table or chart publishes them to the panel around it, which makes a sentence of
// them. Read only when the sentence is wanted.
import { createContext, use, useEffect, useRef, type RefObject } from "react";

export interface Fact {
  label: string;
  amount: number;
  /** the amount as the panel shows it */
  text: string;
}

export type PanelFacts =
  /** values of one metric by name, in any order */
  | { kind: "ranking"; metric: string; facts: readonly Fact[] }
  /** complete intervals, oldest first */
  | { kind: "series"; metric: string; facts: readonly Fact[] }
  /** the panel's own sentence, without a period */
  | { kind: "text"; text: string };

/** Undefined while there is nothing to say. */
export type ReadFacts = () => PanelFacts | undefined;

type Publish = (read: RefObject<ReadFacts>, isMain: boolean) => () => void;

export const PanelFactsContext = createContext<Publish | null>(null);

/** @param isMain takes precedence over the tables and charts of the same panel */
export function usePanelFacts(read: ReadFacts, isMain = false): void {
  const publish = use(PanelFactsContext);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => publish?.(latest, isMain), [publish, isMain]);
}
