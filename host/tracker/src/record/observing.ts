// rrweb with the project's options. It never throws into the page.
import type { eventWithTime } from "@rrweb/types";
import { record } from "@rrweb/record";
import type { Protection } from "./privacy/protection.ts";

export const { mirror } = record;

/** Milliseconds between the recorded positions of the pointer, between reports of them, and between scroll positions. */
const SAMPLING = { mousemove: 50, mousemoveCallback: 500, scroll: 150, media: 800 };

/**
 * Texts are masked by the protection, which sees everything that rrweb returns. Without these options rrweb would search
 * each node for its own mark; so the whole document has it, once, and means nothing.
 */
const UNMASKED = { maskTextSelector: ":root", maskTextFn: (text: string) => text };

/**
 * Begins with a full snapshot. `withChanges`: also observes changes of the page. Returns a function that stops it;
 * undefined if this page can't be recorded.
 */
export const observe = (
  emit: (event: eventWithTime) => void,
  { protection, withChanges }: { protection: Protection; withChanges: boolean },
): (() => void) | undefined =>
  record<eventWithTime>({
    emit,
    recordDOM: withChanges,
    blockSelector: protection.blocked,
    inlineStylesheet: true,
    slimDOMOptions: true,
    ...UNMASKED,
    sampling: SAMPLING,
    errorHandler: () => true,
  });

/** Returns whether it succeeded. */
export function takeFullSnapshot(): boolean {
  try {
    record.takeFullSnapshot();
    return true;
  } catch {
    return false;
  }
}
