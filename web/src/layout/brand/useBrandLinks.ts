// The brand's favicon and style sheet in the page's head.
import { useEffect } from "react";

function useHeadLink(rel: string, href: string | null | undefined): void {
  useEffect(() => {
    if (!href || !/^(https?:\/\/|\/(?!\/))/.test(href)) return undefined;
    const old = rel === "icon" ? document.querySelector<HTMLLinkElement>('link[rel="icon"]') : null;
    const link = old ?? document.head.appendChild(document.createElement("link"));
    const before = link.getAttribute("href");
    link.rel = rel;
    link.href = href;
    return () => {
      if (old && before !== null) link.href = before;
      else link.remove();
    };
  }, [rel, href]);
}

export function useBrandLinks(faviconUrl: string | null | undefined, cssUrl: string | null | undefined): void {
  useHeadLink("icon", faviconUrl);
  useHeadLink("stylesheet", cssUrl);
}
