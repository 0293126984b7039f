// One choice of a screen (a tab, a metric), stored in the URL under its own name. The default is omitted.
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

export function useSearchChoice<const T extends string>(
  name: string,
  choices: readonly T[],
  standard: NoInfer<T>,
): [T, (choice: T) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get(name);
  const value = choices.find((choice) => choice === named) ?? standard;
  const choose = useCallback(
    (choice: T) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (choice === standard) next.delete(name);
          else next.set(name, choice);
          return next;
        },
        { preventScrollReset: true },
      ),
    [name, setSearch, standard],
  );
  return [value, choose];
}
