import { duration } from "#web/ui/format/duration.ts";

interface Goal {
  readonly type: string;
  readonly value: string;
  readonly key: string;
}

/** What a goal waits for: 180 seconds on the site are "3m". Goals without a value have a key only. */
export function goalTarget({ type, value, key }: Goal): string {
  if (value === "" || !Number.isFinite(Number(value))) return value || key;
  if (type === "DURATION") return duration(Number(value));
  return type === "SCROLLING" ? `${value}%` : value;
}
