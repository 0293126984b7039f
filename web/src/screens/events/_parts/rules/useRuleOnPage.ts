// Opens a page of the site that shows the elements matched by the rule.
import { graphql } from "react-relay";
import type { useRuleOnPageMutation } from "#web/__generated__/useRuleOnPageMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import type { RuleValues } from "../../_lib/ruleValues.ts";

export type RuleOnPageValues = Pick<RuleValues, "trigger" | "target" | "url" | "valueFrom">;

/** Without a referrer, otherwise the app would appear as a source of the site's sessions. */
function follow(tab: Window, address: string): void {
  tab.opener = null;
  const link = Object.assign(tab.document.createElement("a"), { href: address, rel: "noreferrer" });
  tab.document.body.append(link);
  link.click();
}

export function useRuleOnPage(project: string, rule: RuleOnPageValues, start: string) {
  const [commit] = useMutation<useRuleOnPageMutation>(graphql`
    mutation useRuleOnPageMutation($input: CheckEventRuleInput!) {
      checkEventRule(input: $input) {
        address
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  return useForm(
    { page: start },
    {
      check: ({ page }) => ({ page: page.trim() ? undefined : t("Please enter a page URL") }),
      async send({ page }) {
        // browsers allow opening a tab only during the click: its URL is set once the response arrives
        const tab = window.open("about:blank", "_blank");
        if (!tab) return { message: t("Your browser blocked the page. Allow pop-ups and try again.") };
        try {
          const { checkEventRule } = await commit({ variables: { input: { project, ...rule, page } } });
          const { address, problem } = checkEventRule;
          if (!address) {
            tab.close();
            return problem;
          }
          follow(tab, address);
          return null;
        } catch (error) {
          tab.close();
          throw error;
        }
      },
    },
  );
}
