import { useEffect, useRef, useState } from "react";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { pathOf } from "./pathOf.ts";

interface Page {
  readonly streamId: string;
  readonly url: string;
}

/** Says which page the visitor opens, as a toast and as the returned text. Pages that were open before are no news. */
export function usePageNews(pages: readonly Page[] | undefined): string {
  const known = useRef<ReadonlyMap<string, string>>(undefined);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (pages === undefined) return;
    const before = known.current;
    known.current = new Map(pages.map(({ streamId, url }) => [streamId, url]));
    const opened = before && pages.findLast(({ streamId, url }) => before.get(streamId) !== url);
    if (!opened) return;
    const text = t("The visitor opened {page}", { page: pathOf(opened.url) });
    setNews(text);
    toast(text);
  }, [pages]);
  return news;
}
