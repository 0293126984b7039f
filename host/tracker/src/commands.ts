// The commands that a page may call: window.siteTracker("event", name, props), ("goal", key, { value, currency }),
// ("identify", id, attributes), ("feedback", { rating, text, email, element }), ("release", version), ("pageview"),
// ("optout"), ("optin"). Calls made before this script loaded are queued in `siteTracker.q` by the snippet's stub:
//   window.siteTracker = window.siteTracker || function () { (siteTracker.q = siteTracker.q || []).push(arguments) }
import { selectorOf } from "./clicks/element.ts";
import { optIn } from "./privacy.ts";
import { quiet } from "./quiet.ts";
import type { Tracker } from "./tracker.ts";

export type Command = (...args: unknown[]) => void;
type Props = Record<string, string | number | boolean | null>;

type Calls = Iterable<Iterable<unknown>> | undefined;

declare global {
  interface Window {
    siteTracker?: Command & { q?: Calls; early?: Calls; isRunning?: boolean };
    /** trackers on this page, by project key: each script receives its own project's commands */
    siteTrackers?: Record<string, Command>;
    /** the script's full URL, if it is part of another script and has no tag of its own */
    siteTrackerSrc?: string;
  }
}

/** An element as clicks name it. */
function encoded(value: unknown): string {
  try {
    return value instanceof Element ? selectorOf(value) : (JSON.stringify(value) ?? String(value));
  } catch {
    return String(value); // circular reference
  }
}

/** Limits of the host: flat, at most 50 properties, texts of at most 1,000 characters, or 2,000 in feedback. */
export function flatten(given: unknown, limit = 1000): Props {
  const props: Props = {};
  if (typeof given !== "object" || given === null) return props;
  for (const [name, value] of Object.entries(given).slice(0, 50)) {
    const isPlain = value === null || typeof value === "boolean" || Number.isFinite(value);
    if (isPlain) props[name.slice(0, 64)] = value;
    else if (value !== undefined) {
      const text = typeof value === "string" ? value : encoded(value);
      props[name.slice(0, 64)] = text.slice(0, limit);
    }
  }
  return props;
}

const textOf = (given: unknown, limit: number): string =>
  typeof given === "string" || typeof given === "number" ? String(given).slice(0, limit) : "";

interface Others {
  /** sends the visitor's feedback on the page */
  sendFeedback(comment: Props): void;
  /** sets the site's release that later errors are reported with */
  setRelease(release: string): void;
  /** opts the visitor out */
  forget(): void;
}

export function commandsOf(tracker: Tracker, { sendFeedback, setRelease, forget }: Others): Command {
  const happen = (type: "event" | "goal") => (name: unknown, given: unknown) => {
    const { value, currency, ...props } = flatten(given);
    const eventName = textOf(name, 100);
    if (!eventName) return;
    tracker.track({
      type,
      name: eventName,
      ...(type === "event" ? { props } : {}),
      ...(typeof value === "number" ? { value } : {}),
      ...(/^[A-Z]{3}$/.test(String(currency)) ? { currency: String(currency) } : {}),
    });
  };
  const handlers: Record<string, (name: unknown, given: unknown) => void> = {
    event: happen("event"),
    goal: happen("goal"),
    identify: (id, given) => tracker.track({ type: "identify", name: textOf(id, 200), props: flatten(given) }),
    feedback: (given) => sendFeedback(flatten(given, 2000)),
    release: (version) => setRelease(textOf(version, 100)),
    pageview: () => tracker.openView(),
    optout: forget,
    optin: optIn,
  };
  return quiet((name, first, second) => handlers[name as string]?.(first, second));
}
