import type { FormProfile, FormRule } from "@sightline/schema/rest/forms/forms";

/**
 * A pattern that matches all of the pages: what their paths begin with, by whole segments. It follows from the first and
 * the last path in the order of segments.
 */
function commonPattern(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split("/"));
  const differs = first.findIndex((segment, n) => others.some((other) => other[n] !== segment));
  const prefix = (differs < 0 ? first : first.slice(0, differs)).join("/");
  return paths.includes(prefix) ? `${prefix}*` : `${prefix}/*`;
}

/**
 * Whether an automatic form is a saved one in another range: its pages, and with them its rule, depend on the range. A form
 * that was ignored on many pages remains ignored, also with more of them.
 */
export function isSaved(
  profiles: readonly Pick<FormProfile, "rule" | "is_auto">[],
  { page, selector }: Pick<FormRule, "selector"> & { page: string },
  paths: readonly string[] | undefined,
): boolean {
  return profiles.some(({ rule, is_auto }) => {
    if (rule.selector !== selector || rule.page.match !== "wildcard") return false;
    if (is_auto && paths) return true;
    const beginning = /^[^*]+(?=\*$)/.exec(rule.page.value)?.[0];
    return beginning !== undefined && (paths ?? [page]).every((path) => `${path}/`.startsWith(beginning));
  });
}

/** The rule whose result has the numbers of the row. `paths`: of a form on many pages (`formsOnManyPages`). */
export const automaticRule = (page: string, selector: string, paths: readonly string[] | undefined): FormRule => ({
  page: paths ? { match: "wildcard", value: commonPattern(paths) } : { match: "exact", value: page },
  selector,
});
