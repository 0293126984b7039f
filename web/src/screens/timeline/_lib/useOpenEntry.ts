// The entry that is looked at, and its day, stand in the address: markers on charts lead here.
import { useSearchParams } from "react-router-dom";

export function useOpenEntry(): [open: string | null, open: (key: string, date: string) => void] {
  const [search, setSearch] = useSearchParams();
  const open = (key: string, date: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set("entry", key);
        next.set("at", date);
        return next;
      },
      { preventScrollReset: true },
    );
  return [search.get("entry"), open];
}
