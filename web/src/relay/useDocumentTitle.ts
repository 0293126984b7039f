import { useEffect } from "react";

/** The title of the browser's tab: of the screen, with the name of the product. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const { brand } = document.documentElement.dataset;
    document.title = brand ? `${title} · ${brand}` : title;
  }, [title]);
}
