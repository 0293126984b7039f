import { graphql, useFragment } from "react-relay";
import type { ProfileForm_user$key } from "#web/__generated__/ProfileForm_user.graphql.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { languageChoices, useProfileForm } from "./useProfileForm.ts";

export function ProfileForm({ user }: { user: ProfileForm_user$key }) {
  const data = useFragment(
    graphql`
      fragment ProfileForm_user on User {
        name
        email
        language
        wantsPromotions
      }
    `,
    user,
  );
  const { name, email, language, wantsPromotions } = data;
  const form = useProfileForm({ name, language, wantsPromotions });
  return (
    <Form form={form} label={t("About you")}>
      <TextField label={t("Name")} autoComplete="name" maxLength={100} {...form.text("name")} />
      <TextField
        label={t("Email")}
        type="email"
        isReadOnly
        value={email}
        description={t("You sign in with this address.")}
      />
      <Select label={t("Language")} choices={languageChoices} {...form.choice("language")} />
      <Switch {...form.toggle("wantsPromotions")}>{t("Send me product news and offers")}</Switch>
    </Form>
  );
}
