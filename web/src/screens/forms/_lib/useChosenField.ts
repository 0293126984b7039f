// The last field of the abandoned sessions to list, in the URL. Choosing one shows the list.
import { useSearchParams } from "react-router-dom";
import { fieldIn } from "./formChoices.ts";

/** id of the list's element */
export const ABANDONS = "abandoned-sessions";

export function useChosenField() {
  const [search, setSearch] = useSearchParams();
  const choose = (field: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (field === null) next.delete("field");
        else next.set("field", field);
        return next;
      },
      { preventScrollReset: true },
    );
  const show = (field: string) => {
    choose(field);
    document.getElementById(ABANDONS)?.scrollIntoView({ block: "start" });
  };
  return { field: fieldIn(search), choose, show };
}
