import { useEffect, useState, type RefObject } from "react";

/** Whether the element fills the screen, and a function that changes it. */
export function useFullscreen(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const read = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, [element]);
  const toggle = () => {
    // browsers may refuse it: the player stays as it is
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    else void element.current?.requestFullscreen?.().catch(() => undefined);
  };
  return [isOn, toggle];
}
