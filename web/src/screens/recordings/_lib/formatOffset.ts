import { duration } from "#web/ui/format/duration.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** Milliseconds as a time on the recording's clock: "4:05", "1:04:05". */
export function formatOffset(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** A length in words, with the second that the player shows at its end. */
export const formatLength = (ms: number): string => duration(Math.floor(ms / 1000));
