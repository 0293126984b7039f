// A page as a person typed it, in the forms in which it may be stored: as typed, which events have that are older than the
// rule, and as the rule writes it.
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import { normalizedPath } from "./pageAddress.ts";

/** `*` stays what it is; of a pattern the slash at its end too, because what it stands for may be before it. */
export function pageForms(typed: string, rule: PageRule): string[] {
  if (!typed.startsWith("/")) return [typed];
  const at = typed.search(/[?#]/);
  const [path, rest] = at < 0 ? [typed, ""] : [typed.slice(0, at), typed.slice(at)];
  const own = path.includes("*") ? { ...rule, page_ignore_slash: false } : rule;
  return [...new Set([typed, normalizedPath(path, own) + rest])];
}
