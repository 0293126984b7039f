import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { FormSelect_forms$key } from "#web/__generated__/FormSelect_forms.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { formResultHref } from "../../_lib/formHref.ts";
import { formLabel } from "../../_lib/formLabels.ts";
import { readRule } from "../../_lib/readRule.ts";

interface Props {
  forms: FormSelect_forms$key;
  shown: Parameters<typeof formResultHref>[1];
  href: (path: string) => string;
}

/** Another form of the range. */
export function FormSelect({ forms, shown, href }: Props) {
  const { list } = useFragment(
    graphql`
      fragment FormSelect_forms on ProjectForms {
        list(range: $range, filters: $filters, limit: 50) {
          rows {
            formProfileId
            name
            rule {
              ...readRule_rule
            }
          }
        }
      }
    `,
    forms,
  );
  const navigate = useNavigate();
  const rows = (list?.rows ?? []).map(({ formProfileId, name, rule }) => ({
    formProfileId,
    name,
    rule: readRule(rule),
  }));
  const idOf = (form: Props["shown"]) => formResultHref((path) => path, form);
  const choices = rows.map((row) => ({ id: idOf(row), label: formLabel(row), description: row.rule.page.value }));
  const isListed = choices.some(({ id }) => id === idOf(shown));
  if (choices.length < 2 && isListed) return null;
  return (
    <Select
      label={t("Form")}
      hideLabel
      placeholder={t("Choose a form")}
      value={isListed ? idOf(shown) : null}
      choices={choices}
      onChange={(id) => {
        const row = rows.find((one) => idOf(one) === id);
        if (row) void navigate(formResultHref(href, row));
      }}
      css={{ width: 190 }}
    />
  );
}
