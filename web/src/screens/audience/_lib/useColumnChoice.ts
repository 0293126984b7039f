// The columns of a list: those in the URL, otherwise the last choice, otherwise the defaults.
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { columnIds, readColumns, type ColumnId } from "./listChoices.ts";

const KEY = "visitor-columns";

const usual: Record<string, readonly ColumnId[]> = {
  ALL: ["country", "device", "firstSeen", "lastSeen", "sessions", "pageviews", "revenue", "tags"],
  USERS: ["email", "country", "lastSeen", "sessions", "pageviews", "revenue", "tags"],
  CONTACT: ["email", "country", "lastSeen", "sessions", "pageviews", "revenue", "tags"],
};

/** Browser storage may be full, disabled or from an older version. */
function remembered(kind: string): ColumnId[] | null {
  try {
    return readColumns(localStorage.getItem(`${KEY}-${kind}`));
  } catch {
    return null;
  }
}

export function useColumnChoice(kind: string): [readonly ColumnId[], (columns: readonly ColumnId[]) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get("cols");
  const hasGoal = search.has("goal");
  const chosen = useMemo(() => {
    const own = readColumns(named) ?? remembered(kind);
    const shown = usual[kind] ?? columnIds;
    // selecting a goal also shows the conversions column
    return own ?? (hasGoal ? [...shown, "conversions" as const] : shown);
  }, [named, kind, hasGoal]);
  const choose = useCallback(
    (columns: readonly ColumnId[]) => {
      const text = columnIds.filter((id) => columns.includes(id)).join(",");
      try {
        localStorage.setItem(`${KEY}-${kind}`, text);
      } catch {
        // the URL still stores it
      }
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.set("cols", text);
          return next;
        },
        { preventScrollReset: true, replace: true },
      );
    },
    [kind, setSearch],
  );
  return [chosen, choose];
}
