import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { PrivacySettings_project$key } from "#web/__generated__/PrivacySettings_project.graphql.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { SearchSelect } from "#web/ui/forms/SearchSelect.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { currencyGroups } from "../_lib/currencyGroups.ts";
import { retentionChoices } from "../_lib/retentionChoices.ts";
import { usePrivacySettings } from "../_lib/usePrivacySettings.ts";
import { SettingNote } from "./SettingNote.tsx";

/** The data stored about visitors, and its retention. Each setting is applied by the tracker or during ingestion. */
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
  const currencies = useMemo(() => currencyGroups(setting?.currency), [setting?.currency]);
  const form = usePrivacySettings(id, {
    currency: setting?.currency,
    retentionDays: setting?.retentionDays,
    anonymisesAddresses: setting?.anonymisesAddresses ?? false,
    respectsDoNotTrack: setting?.respectsDoNotTrack ?? false,
    keepsText: setting?.keepsText ?? true,
    followsSinglePageApps: setting?.followsSinglePageApps ?? true,
  });
  return (
    <Form form={form} label={t("Privacy and data collection")}>
      <Checkbox {...form.toggle("anonymisesAddresses")}>
        {t("Don't store IP addresses")}
        <SettingNote>
          {t(
            "Otherwise, a keyed hash is stored for 31 days for the counts of block rules. The country is derived from the network.",
          )}
        </SettingNote>
      </Checkbox>
      <Checkbox {...form.toggle("respectsDoNotTrack")}>
        {t("Respect Do Not Track")}
        <SettingNote>
          {t("Browsers that send it aren't tracked. Global Privacy Control is always respected.")}
        </SettingNote>
      </Checkbox>
      <Checkbox {...form.toggle("keepsText")}>
        {t("Store the text of clicked elements")}
        <SettingNote>
          {t("Form input is never recorded. Email addresses and long numbers are always masked.")}
        </SettingNote>
      </Checkbox>
      <Checkbox {...form.toggle("followsSinglePageApps")}>
        {t("Count page views of single-page apps")}
        <SettingNote>{t("URL changes without a page load count as page views.")}</SettingNote>
      </Checkbox>
      <Select
        label={t("Delete events after")}
        choices={retentionChoices(form.values.retentionDays)}
        {...form.choice("retentionDays")}
        description={form.values.retentionDays !== "" && t("Permanently, within an hour.")}
        error={form.errors.retentionDays}
      />
      <SearchSelect
        isField
        label={t("Currency")}
        searchLabel={t("Search currencies")}
        description={t("For events that don't name one.")}
        groups={currencies}
        {...form.choice("currency")}
        error={form.errors.currency}
      />
    </Form>
  );
}
