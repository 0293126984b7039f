import { locale } from "#web/texts/catalogue.ts";
import { noValue } from "#web/ui/format/compactNumber.ts";
import { duration } from "#web/ui/format/duration.ts";

const oneDecimal = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** From here on tenths of a second don't matter. */
const WHOLE = 9950;

/** Time at a field: "0.4s", "2.3s", "1m 5s". */
export function formatMs(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return noValue;
  return ms < WHOLE ? `${oneDecimal.format(ms / 1000)}s` : duration(ms / 1000);
}
