// Compares the range of the screen with the other modules of the project, and applies it to all of them.
import { useReducer } from "react";
import { useLocation } from "react-router-dom";
import {
  hasOtherRanges,
  isSameRange,
  lastUsedRange,
  rememberRange,
  type RangeChoice,
} from "#web/reports/url/rangeMemory.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { useAppPlaces } from "../places/appPlaces.ts";
import { shownRange } from "../places/shownRange.ts";

export interface RangeEverywhere {
  /** the last choice, on another screen, of another range than this screen's */
  lastUsed?: RangeChoice["range"];
  /** applies the screen's range to all modules; undefined where that would change nothing */
  apply?: () => void;
}

export function useRangeEverywhere(widgetId: number | undefined): RangeEverywhere {
  const places = useAppPlaces();
  const { pathname, search } = useLocation();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const shown = shownRange(places, pathname, search);
  if (widgetId === undefined || !shown) return {};
  const last = lastUsedRange(widgetId)?.range;
  const apply = () => {
    rememberRange(widgetId, places.rangeModules, shown);
    readAgain();
    toast(t("All screens of this project now use this date range"));
  };
  return {
    ...(last && !isSameRange(last, shown.range) && { lastUsed: last }),
    ...(hasOtherRanges(widgetId, shown.range) && { apply }),
  };
}
