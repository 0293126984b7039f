import { graphql, useFragment } from "react-relay";
import type { PageRuleSettings_project$key } from "#web/__generated__/PageRuleSettings_project.graphql.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { usePageRule } from "../_lib/usePageRule.ts";
import { SettingNote } from "./SettingNote.tsx";

/** The rules that merge URLs into one page. */
export function PageRuleSettings({ project }: { project: PageRuleSettings_project$key }) {
  const { id, setting } = useFragment(
    graphql`
      fragment PageRuleSettings_project on Project {
        id
        setting {
          ignoresTrailingSlash
          ignoresPathCase
          ignoresDefaultDocument
          pageParameters
        }
      }
    `,
    project,
  );
  const form = usePageRule(id, {
    ignoresTrailingSlash: setting?.ignoresTrailingSlash ?? true,
    ignoresPathCase: setting?.ignoresPathCase ?? false,
    ignoresDefaultDocument: setting?.ignoresDefaultDocument ?? false,
    pageParameters: setting?.pageParameters ?? [],
  });
  return (
    <Form form={form} label={t("Page URLs")}>
      <Checkbox {...form.toggle("ignoresTrailingSlash")}>
        {t("Ignore trailing slash")}
        <SettingNote>{t("/prices/ and /prices count as one page.")}</SettingNote>
      </Checkbox>
      <Checkbox {...form.toggle("ignoresPathCase")}>
        {t("Ignore case")}
        <SettingNote>{t("/Prices and /prices count as one page.")}</SettingNote>
      </Checkbox>
      <Checkbox {...form.toggle("ignoresDefaultDocument")}>
        {t("Ignore index files")}
        <SettingNote>{t("/prices/index.html and /prices/ count as one page.")}</SettingNote>
      </Checkbox>
      <TextField
        label={t("Query parameters that identify a page")}
        placeholder={t("id, page")}
        description={t("Other parameters are ignored. Session IDs are never stored.")}
        {...form.text("pageParameters")}
      />
    </Form>
  );
}
