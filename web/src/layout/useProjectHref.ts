// Links name the project that is shown, so that a copied address, a second tab and the way back show the same one.
import { useCallback } from "react";

export function useProjectHref(widgetId: number | undefined): (path: string) => string {
  return useCallback((path) => (widgetId === undefined ? path : `${path}?project=${widgetId}`), [widgetId]);
}
