import { graphql, useFragment } from "react-relay";
import type { PrivacySettings_project$key } from "#web/__generated__/PrivacySettings_project.graphql.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { retentionChoices } from "../_lib/retentionChoices.ts";
import { usePrivacySettings } from "../_lib/usePrivacySettings.ts";
import { SettingNote } from "./SettingNote.tsx";

/** What is kept of visitors, and for how long. Each line is obeyed by the tracker or on arrival. */
export function PrivacySettings({ project }: { project: PrivacySettings_project$key }) {
  const { id, setting } = useFragment(
    graphql`
      fragment PrivacySettings_project on Project {
        id
        setting {
          currency
          anonymisesAddresses
          respectsDoNotTrack
          keepsText
          followsSinglePageApps
          retentionDays
        }
      }
    `,
    project,
  );
  const form = usePrivacySettings(id, {
    currency: setting?.currency,
    retentionDays: setting?.retentionDays,
    anonymisesAddresses: setting?.anonymisesAddresses ?? false,
    respectsDoNotTrack: setting?.respectsDoNotTrack ?? false,
    keepsText: setting?.keepsText ?? true,
    followsSinglePageApps: setting?.followsSinglePageApps ?? true,
  });
  return (
    <Form form={form} label={t("Privacy and counting")}>
      <Checkbox {...form.toggle("anonymisesAddresses")}>
        {t("Keep nothing of visitors' addresses")}
        <SettingNote>
          {t(
            "Otherwise a keyed hash stays for 31 days, for the counts of Block IP. The country is found by the network.",
          )}
        </SettingNote>
      </Checkbox>
      <Checkbox {...form.toggle("respectsDoNotTrack")}>
        {t("Obey Do Not Track")}
        <SettingNote>{t("Such browsers are not tracked at all. Global Privacy Control is always obeyed.")}</SettingNote>
      </Checkbox>
      <Checkbox {...form.toggle("keepsText")}>
        {t("Keep the words of clicked elements")}
        <SettingNote>
          {t("What is typed into fields is never read; addresses and long numbers are always masked.")}
        </SettingNote>
      </Checkbox>
      <Checkbox {...form.toggle("followsSinglePageApps")}>
        {t("Count page views of single-page apps")}
        <SettingNote>{t("A new address without loading a page counts as a page view.")}</SettingNote>
      </Checkbox>
      <Select
        label={t("Delete events after")}
        choices={retentionChoices(form.values.retentionDays)}
        {...form.choice("retentionDays")}
        description={t("Within the hour, for good.")}
        error={form.errors.retentionDays}
      />
      <TextField
        label={t("Currency")}
        placeholder={t("EUR")}
        maxLength={3}
        description={t("Of values that name none, three letters. Leave it empty for none.")}
        {...form.text("currency")}
      />
    </Form>
  );
}
