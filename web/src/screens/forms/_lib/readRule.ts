import { graphql, readInlineData } from "react-relay";
import type { FormRuleInput } from "#web/__generated__/FormResultScreenQuery.graphql.ts";
import type { readRule_rule$key } from "#web/__generated__/readRule_rule.graphql.ts";
import { pageMatchOf } from "./pageMatch.ts";

/** The pages of a form and its selector, as mutations and URLs need them. */
export function readRule(rule: readRule_rule$key): FormRuleInput {
  const { page, selector } = readInlineData(
    graphql`
      fragment readRule_rule on FormRule @inline {
        page {
          match
          value
        }
        selector
      }
    `,
    rule,
  );
  return { page: { match: pageMatchOf(page.match), value: page.value }, selector };
}
