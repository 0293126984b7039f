// Addresses of forms. An automatic form has no number: its rule is in the URL. `href` adds the project and the range.
import type { FormRuleInput } from "#web/__generated__/FormResultScreenQuery.graphql.ts";
import { pageMatchOf } from "./pageMatch.ts";

type Href = (path: string) => string;

interface LinkedForm {
  formProfileId: number | null | undefined;
  rule: FormRuleInput;
}

/** Null without a page: the form with the most views. */
export function ruleIn(search: URLSearchParams): FormRuleInput | null {
  const value = (search.get("page") ?? "").slice(0, 500);
  if (value === "") return null;
  return {
    page: { match: pageMatchOf(search.get("match")), value },
    selector: (search.get("selector") ?? "").slice(0, 300),
  };
}

function withRule(address: string, { page, selector }: LinkedForm["rule"]): string {
  const [path = "", query] = address.split("?");
  const search = new URLSearchParams(query);
  if (page.match !== "EXACT") search.set("match", page.match.toLowerCase());
  search.set("page", page.value);
  if (selector !== "") search.set("selector", selector);
  return `${path}?${search}`;
}

export const formResultHref = (href: Href, { formProfileId, rule }: LinkedForm): string =>
  formProfileId == null ? withRule(href("/form/result"), rule) : href(`/form/result/${formProfileId}`);

/** Saves an automatic form: the new form begins with its rule. */
export const saveFormHref = (href: Href, { rule }: Pick<LinkedForm, "rule">): string =>
  withRule(href("/form/new"), rule);
