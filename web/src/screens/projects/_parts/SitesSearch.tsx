import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { SearchField } from "#web/ui/forms/SearchField.tsx";

const TYPING_MS = 250;

/** The search text is the URL's `q`. Typing doesn't add history entries. */
export function SitesSearch() {
  const [search, setSearch] = useSearchParams();
  const named = search.get("q") ?? "";
  const [text, setText] = useState(named);
  const write = useEffectEvent((q: string) => {
    if (q === named) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (q) next.set("q", q);
        else next.delete("q");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    const timer = setTimeout(() => write(text.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <SearchField label={t("Search projects")} value={text} onChange={setText} css={{ width: 240 }} />;
}
