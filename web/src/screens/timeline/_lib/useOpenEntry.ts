// The selected entry and its day are stored in the URL: chart markers link here.
import { useSearchParams } from "react-router-dom";

interface Opened {
  key: string;
  date: string;
  endDate?: string | null | undefined;
}

export function useOpenEntry(): [open: string | null, open: (entry: Opened) => void] {
  const [search, setSearch] = useSearchParams();
  const open = ({ key, date, endDate }: Opened) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set("entry", key);
        next.set("at", date);
        if (endDate) next.set("until", endDate);
        else next.delete("until");
        return next;
      },
      { preventScrollReset: true },
    );
  return [search.get("entry"), open];
}
