import { useNow } from "./useNow.ts";
import { absoluteTime, relativeTime } from "./relativeTime.ts";
import type { Moment } from "./relativeTime.ts";

interface Props {
  at: Moment;
  /** The project's time zone, not the browser's. */
  zone?: string;
}

/** "3 min ago", kept up to date, with the absolute time and its zone in the title. */
export function RelativeTime({ at, zone }: Props) {
  const now = useNow();
  const then = new Date(at);
  const machine = Number.isNaN(then.getTime()) ? undefined : then.toISOString();
  return (
    <time dateTime={machine} title={absoluteTime(at, zone)}>
      {relativeTime(at, now)}
    </time>
  );
}
