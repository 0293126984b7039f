import { graphql, useFragment } from "react-relay";
import type { ProfileForm_user$key } from "#web/__generated__/ProfileForm_user.graphql.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { languages, useProfileForm } from "./useProfileForm.ts";

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
  const form = useProfileForm(data);
  return (
    <form
      noValidate
      aria-label="About you"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      css={(t) => ({ display: "grid", gap: t.space.two, maxWidth: 420 })}
    >
      {form.problem && <Banner tone="danger">{form.problem}</Banner>}
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={100}
        validationBehavior="aria"
        value={form.name}
        onChange={form.setName}
        error={form.nameError}
      />
      <TextField
        label="Email"
        type="email"
        isReadOnly
        value={data.email}
        description="You sign in with this address."
      />
      <Select label="Language" choices={languages} value={form.language} onChange={form.setLanguage} />
      <Switch isSelected={form.wantsPromotions} onChange={form.setWantsPromotions}>
        Send me product news and offers
      </Switch>
      <div>
        <Button type="submit" variant="primary" loading={form.isInFlight}>
          Save
        </Button>
      </div>
    </form>
  );
}
