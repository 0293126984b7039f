// The date ranges, on a screen that has one.
import { CalendarDays } from "lucide-react";
import { useLocation } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { presets } from "#web/ui/dates/presets.ts";
import { useChosenRange } from "../../header/useChosenRange.ts";
import { useRangeEverywhere } from "../../header/useRangeEverywhere.ts";
import { useAppPlaces } from "../../places/appPlaces.ts";
import { periods } from "../shortcuts/periods.ts";
import type { Command } from "./commands.ts";

export function usePaletteRanges(widgetId: number | undefined): Command[] {
  const { choose, toggleCompare } = useChosenRange(widgetId);
  const { apply } = useRangeEverywhere(widgetId);
  const { rangeModule } = useAppPlaces();
  const { pathname } = useLocation();
  if (widgetId === undefined || rangeModule(pathname) === null) return [];
  return [
    ...presets.map(({ id, label }) => {
      const letter = periods.find(({ preset }) => preset === id)?.letter;
      return {
        id: `range:${id}`,
        ...{ label, icon: CalendarDays },
        ...(letter ? { keys: [letter.toUpperCase()] } : {}),
        run: () => choose({ preset: id }),
      };
    }),
    ...(apply
      ? [{ id: "range:everywhere", label: t("Use this range on all screens"), icon: CalendarDays, run: apply }]
      : []),
    {
      id: "range:compare",
      label: t("Compare with the previous period"),
      icon: CalendarDays,
      keys: ["X"],
      run: toggleCompare,
    },
  ];
}
