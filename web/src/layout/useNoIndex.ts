// Excludes the current page from search engines (noindex).
import { useEffect } from "react";

export function useNoIndex(): void {
  useEffect(() => {
    const meta = document.head.appendChild(document.createElement("meta"));
    meta.name = "robots";
    meta.content = "noindex, nofollow";
    return () => meta.remove();
  }, []);
}
