import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProfileForm_user$key } from "#web/__generated__/ProfileForm_user.graphql.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { zoneChoices } from "../../_lib/zones.ts";
import { languageChoices, useProfileForm } from "./useProfileForm.ts";

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
  const zones = useMemo(() => zoneChoices(timezone ?? null), [timezone]);
  return (
    <Form form={form} label={t("About you")}>
      <TextField label={t("Name")} autoComplete="name" maxLength={100} {...form.text("name")} />
      <Select label={t("Language")} choices={languageChoices} {...form.choice("language")} />
      <Select
        label={t("Time zone")}
        description={t("Used for projects without their own time zone.")}
        choices={zones}
        {...form.choice("timezone")}
      />
      <Switch {...form.toggle("wantsPromotions")}>{t("Send me product news and offers")}</Switch>
    </Form>
  );
}
