import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProfileForm_user$key } from "#web/__generated__/ProfileForm_user.graphql.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { SearchSelect } from "#web/ui/forms/SearchSelect.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { zoneGroups, ownZone } from "#web/ui/forms/zoneGroups.ts";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { BROWSER, languageChoices, useProfileForm } from "./useProfileForm.ts";

export function ProfileForm({ user }: { user: ProfileForm_user$key }) {
  const data = useFragment(
    graphql`
      fragment ProfileForm_user on User {
        name
        language
        timezone
        wantsPromotions
      }
    `,
    user,
  );
  const { name, language, timezone, wantsPromotions } = data;
  const form = useProfileForm({ name, language, timezone, wantsPromotions });
  const zones = useMemo(
    () => zoneGroups({ id: BROWSER, label: t("Browser time zone: {zone}", { zone: ownZone() }) }, timezone),
    [timezone],
  );
  return (
    <Form form={form} label={t("About you")}>
      <TextField label={t("Name")} autoComplete="name" maxLength={100} {...form.text("name")} />
      <Select label={t("Language")} choices={languageChoices} {...form.choice("language")} />
      <SearchSelect
        isField
        label={t("Time zone")}
        searchLabel={t("Search time zones")}
        description={t("Used for projects without their own time zone.")}
        groups={zones}
        {...form.choice("timezone")}
        error={form.errors.timezone}
      />
      <Switch {...form.toggle("wantsPromotions")}>{t("Send me product news and offers")}</Switch>
    </Form>
  );
}
