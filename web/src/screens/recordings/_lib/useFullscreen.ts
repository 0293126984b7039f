// A player that fills the screen. The whole document is in full screen with the player over it: menus, dialogs and
// tooltips are drawn at the end of the document, and an element alone in full screen would cover them. What the player
// covers takes no focus.
import type { CSSObject, Theme } from "@emotion/react";
import { useEffect, useLayoutEffect, useState, type RefObject } from "react";

export const fullscreenStyle = (theme: Theme): CSSObject => ({
  position: "fixed",
  inset: 0,
  zIndex: theme.z.header + 1,
});

/** Of the card with the page and its controls: the page has the height that the controls leave. */
export const playerCardStyle: CSSObject = {
  flex: 1,
  overflow: "hidden",
  // the content of the card
  "& > div": { display: "flex", flexDirection: "column", minHeight: 0 },
};

/** The elements beside it and beside its ancestors, except those of the body: overlays are among them. */
function coveredBy(element: HTMLElement): HTMLElement[] {
  const covered: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner.parentElement !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert) covered.push(other);
  return covered;
}

const isFullscreen = () => Boolean(document.fullscreenElement);

// browsers may refuse both: the page stays as it is
const enter = () => void document.documentElement.requestFullscreen?.().catch(() => undefined);
const leave = () => void document.exitFullscreen().catch(() => undefined);

/** The next recording's player continues in full screen, other screens don't. */
const HAS_PLAYER = /^\/(video|record|live-recording)\//;

/** Whether the element fills the screen, and a function that changes it. */
export function useFullscreen(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isOn, setOn] = useState(isFullscreen);
  useEffect(() => {
    const read = () => setOn(isFullscreen());
    document.addEventListener("fullscreenchange", read);
    return () => {
      document.removeEventListener("fullscreenchange", read);
      if (isFullscreen() && !HAS_PLAYER.test(location.pathname)) leave();
    };
  }, []);
  // before a field that appears takes the focus
  useLayoutEffect(() => {
    if (!isOn || !element.current) return undefined;
    const covered = coveredBy(element.current);
    for (const other of covered) other.inert = true;
    return () => {
      for (const other of covered) other.inert = false;
    };
  }, [isOn, element]);
  const toggle = () => (isFullscreen() ? leave() : enter());
  return [isOn, toggle];
}
