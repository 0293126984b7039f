// Screens that were requested when the user pointed at a link to them, so that following the link takes one round trip
// less. Their query is sent once: the route takes over the request.
import { createContext } from "react";
import type { ScreenData } from "./ScreenFrame.tsx";

/** Data that waits longer may be stale, and most links that were pointed at are not followed. */
const LASTS_MS = 5000;

/** Requests the chunk of the screen that a link leads to, and its query if asked to. */
export type PreloadScreen = (href: string, what: "chunk" | "chunk and query") => void;
export const PreloadScreenContext = createContext<PreloadScreen>(() => undefined);

interface Waiting {
  data: ScreenData;
  timer: ReturnType<typeof setTimeout>;
}

interface PreloadedScreens {
  /** does nothing if the address is already requested */
  add(address: string, open: () => ScreenData): void;
  take(address: string): ScreenData | undefined;
}

export function createPreloadedScreens(): PreloadedScreens {
  const waiting = new Map<string, Waiting>();
  return {
    add(address, open) {
      if (waiting.has(address)) return;
      const data = open();
      const timer = setTimeout(() => {
        waiting.delete(address);
        void Promise.resolve(data.queryRef).then(
          (queryRef) => queryRef.dispose(),
          () => undefined,
        );
      }, LASTS_MS);
      waiting.set(address, { data, timer });
    },
    take(address) {
      const found = waiting.get(address);
      clearTimeout(found?.timer);
      waiting.delete(address);
      return found?.data;
    },
  };
}
