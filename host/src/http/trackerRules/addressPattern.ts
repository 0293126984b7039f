// A page as people type it (host/src/http/goals/pagePattern.ts) as a regular expression over a whole address without its
// fragment, for the tracker: the same pages as `onPage` finds in the store.
import { wildcard } from "../goals/pagePattern.ts";

const ANY_QUERY = "(\\?.*)?";

export function addressPattern(typed: string): string {
  const isWhole = /^(https?|\*):\/\//i.test(typed) || typed.startsWith("*");
  const page = isWhole || typed.startsWith("/") ? typed : `/${typed}`;
  return `^${isWhole ? "" : "[^/]*//[^/]*"}${wildcard(page)}${page.includes("?") ? "" : ANY_QUERY}$`;
}
