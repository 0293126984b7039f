// The forms in which a typed page may be stored: as typed, for events older than the rule, and normalized by the rule.
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import { normalizedPath } from "./pageAddress.ts";

/** `*` remains unchanged. A trailing slash of a pattern also remains, because the match of `*` may be before it. */
export function pageForms(typed: string, rule: PageRule): string[] {
  if (!typed.startsWith("/")) return [typed];
  const at = typed.search(/[?#]/);
  const [path, rest] = at < 0 ? [typed, ""] : [typed.slice(0, at), typed.slice(at)];
  const own = path.includes("*") ? { ...rule, page_ignore_slash: false } : rule;
  return [...new Set([typed, normalizedPath(path, own) + rest])];
}
