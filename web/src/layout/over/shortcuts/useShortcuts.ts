// The app's keyboard shortcuts. Those without Ctrl or Cmd are inactive in text fields, while an overlay is open, and
// when switched off.
import { useEffectEvent, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { tinykeys } from "tinykeys";
import { useChosenRange } from "../../header/useChosenRange.ts";
import { openedPart, openPart } from "../openedPart.ts";
import { useAppPlaces, type Jump } from "../../places/appPlaces.ts";
import { useProjectHref } from "../../useProjectHref.ts";
import { focusSearch } from "./focusSearch.ts";
import { isTyping } from "./isTyping.ts";
import { periods } from "./periods.ts";
import { singleKeysAreOn } from "./singleKeys.ts";

interface Place {
  widgetId: number | undefined;
  /** false for suspended accounts */
  hasRange: boolean;
  /** the screens that the viewer may open */
  jumps: readonly Jump[];
}

export function useShortcuts({ widgetId, hasRange, jumps }: Place): void {
  const navigate = useNavigate();
  const href = useProjectHref(widgetId);
  const { pathname } = useLocation();
  const { rangeModule, jumps: allJumps } = useAppPlaces();
  const { toggleCompare, choose } = useChosenRange(widgetId);

  const go = useEffectEvent((path: string) => {
    if (jumps.some((jump) => jump.path === path)) void navigate(href(path));
  });
  const period = useEffectEvent((preset: (typeof periods)[number]["preset"]) => {
    if (hasRange && rangeModule(pathname)) choose({ preset });
  });
  const compare = useEffectEvent(() => {
    if (hasRange && rangeModule(pathname)) toggleCompare();
  });

  // before the first paint: a member who sees the frame may press a key
  useLayoutEffect(() => {
    const single = (act: () => void) => (event: KeyboardEvent) => {
      if (!singleKeysAreOn() || isTyping(event)) return;
      event.preventDefault();
      act();
    };
    return tinykeys(
      window,
      {
        "$mod+k": (event) => {
          event.preventDefault();
          openPart(openedPart() === "palette" ? null : "palette");
        },
        // before the single keys: the second letter of a sequence belongs to the sequence
        ...Object.fromEntries(allJumps.map(({ letter, path }) => [`g ${letter}`, single(() => go(path))])),
        "[Shift]+(\\?)": single(() => openPart("shortcuts")),
        "[Shift]+/": single(() => focusSearch() || openPart("palette")),
        x: single(compare),
        ...Object.fromEntries(periods.map(({ letter, preset }) => [letter, single(() => period(preset))])),
      },
      // typing is checked per key, because Ctrl+K works in text fields too
      { ignore: (event) => event.repeat || event.isComposing },
    );
  }, [allJumps]);
}
