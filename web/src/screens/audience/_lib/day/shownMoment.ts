import { createContext } from "react";

interface ShownMoment {
  /** the past moment on the screen, in milliseconds since 1970; null: live */
  at: number | null;
  /** of the project */
  zone: string | null;
}

/** What the parts of the realtime screen show: now, or a past moment. */
export const ShownMomentContext = createContext<ShownMoment>({ at: null, zone: null });
