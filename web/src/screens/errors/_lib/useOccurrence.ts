// The selected occurrence of an error, stored in the URL: 0 is the newest. J selects the next older occurrence, K the
// next newer one.
import { useEffectEvent, useLayoutEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { tinykeys } from "tinykeys";
import { isTyping } from "#web/layout/over/shortcuts/isTyping.ts";
import { singleKeysAreOn } from "#web/layout/over/shortcuts/singleKeys.ts";
import { writeOccurrence } from "./errorChoices.ts";

export function useGoToOccurrence(): (index: number) => void {
  const [, setSearch] = useSearchParams();
  return (index) => setSearch((now) => writeOccurrence(now, index), { preventScrollReset: true });
}

export function useOccurrenceKeys(index: number, count: number): void {
  const go = useGoToOccurrence();
  const step = useEffectEvent((by: number, event: KeyboardEvent) => {
    const next = index + by;
    if (!singleKeysAreOn() || isTyping(event) || next < 0 || next >= count) return;
    event.preventDefault();
    go(next);
  });
  // before the first paint: a member who sees the occurrence may press a key
  useLayoutEffect(() => tinykeys(window, { j: (event) => step(1, event), k: (event) => step(-1, event) }), []);
}
