import { ExternalLink } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { RuleOnPage_project$key } from "#web/__generated__/RuleOnPage_project.graphql.ts";
import { startPage } from "#web/editor/picking/startPage.ts";
import { firstPage } from "#web/layout/install/firstPage.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useRuleOnPage, type RuleOnPageValues } from "./useRuleOnPage.ts";

interface Props {
  project: RuleOnPage_project$key;
  rule: RuleOnPageValues;
  canWriteCode: boolean;
}

const NOTHING_TO_SHOW: ReadonlySet<string> = new Set(["SCROLL", "TIMER"]);

/**
 * Opens a page of the site in a new tab that highlights the elements matched by the rule; not available for numeric
 * triggers.
 */
export function RuleOnPage({ project, rule: { trigger, target, url, valueFrom }, canWriteCode }: Props) {
  const { id, allowedWebsites } = useFragment(
    graphql`
      fragment RuleOnPage_project on Project {
        id
        allowedWebsites
      }
    `,
    project,
  );
  const form = useRuleOnPage(
    id,
    { trigger, target: target.trim(), url: url.trim(), valueFrom: valueFrom.trim() },
    startPage(firstPage(allowedWebsites), url.trim()),
  );
  if (NOTHING_TO_SHOW.has(trigger)) return null;
  // the page would run the condition
  if (trigger === "CONDITION" && !canWriteCode) return null;
  return (
    <Card title={t("Preview on a page")}>
      <Form form={form} label={t("Preview on a page")} action="">
        <TextField
          label={t("Page URL")}
          placeholder="https://shop.example.com"
          description={
            trigger === "CONDITION"
              ? t(
                  "Opens the page in a new tab and shows for ten minutes whether the condition is true. Visitors don't see it.",
                )
              : t(
                  "Opens the page in a new tab and highlights and counts matching elements for ten minutes. Visitors don't see it.",
                )
          }
          inputMode="url"
          autoComplete="url"
          {...form.text("page")}
        />
        <div>
          <Button
            type="submit"
            icon={<ExternalLink aria-hidden />}
            loading={form.isSending}
            isDisabled={target.trim() === ""}
          >
            {t("Show on page")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
