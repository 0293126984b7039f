// The projects whose name contains a text. A completely loaded list is filtered in the browser, a longer one by the
// gateway. An empty or failed list is refetched.
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { FetchPolicy } from "relay-runtime";

const TYPING_MS = 250;
/** Retries of a failed list, one second apart. An empty list is refetched every five seconds. */
const RETRIES = 3;
const RETRY_MS = 1000;
const EMPTY_MS = 5000;

/** Refetches either list: the switcher's or the palette's. */
type Refetch = (variables: { search: string | null }, options: { fetchPolicy: FetchPolicy }) => unknown;

export function useProjectSearch<P extends { name: string }>(
  projects: readonly P[],
  /** null: the list failed to load */
  total: number | null,
  text: string,
  refetch: Refetch,
): readonly P[] {
  const wanted = text.trim().toLocaleLowerCase();
  const [isLong] = useState(() => total !== null && total > projects.length);
  const ask = useEffectEvent((search: string) =>
    // in a transition, so that the old list stays visible until the new one has loaded
    startTransition(() => void refetch({ search: search || null }, { fetchPolicy: "store-and-network" })),
  );
  useEffect(() => {
    if (!isLong) return undefined;
    const timer = setTimeout(() => ask(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [isLong, wanted]);

  const waiting = total === null ? "failed" : projects.length === 0 && wanted === "" ? "empty" : "no";
  useEffect(() => {
    if (waiting === "no") return undefined;
    let tries = 0;
    const timer = setInterval(
      () => {
        if (waiting === "failed" && ++tries > RETRIES) clearInterval(timer);
        else ask("");
      },
      waiting === "failed" ? RETRY_MS : EMPTY_MS,
    );
    return () => clearInterval(timer);
  }, [waiting]);

  return wanted === "" ? projects : projects.filter((project) => project.name.toLocaleLowerCase().includes(wanted));
}
