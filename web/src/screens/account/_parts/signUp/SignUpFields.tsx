import { t } from "#web/texts/t.ts";
import { NewPasswordField } from "#web/ui/forms/NewPasswordField.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import type { SignUp } from "./useSignUp.ts";

function ProfileFields({ form }: { form: SignUp }) {
  const { name, email, companyName } = form.values;
  return (
    <>
      <TextField label={t("Name")} autoComplete="name" {...form.text("name")} />
      <TextField
        label={t("Work email")}
        type="email"
        autoComplete="username"
        onBlur={form.leaveEmail}
        {...form.text("email")}
        error={form.emailError}
      />
      <NewPasswordField label={t("Password")} about={[name, email, companyName]} {...form.text("password")} />
    </>
  );
}

interface Props {
  form: SignUp;
  /** label of the website field, if it differs from the default */
  websiteLabel?: string | undefined;
}

export function SignUpFields({ form, websiteLabel = t("Website") }: Props) {
  return (
    <>
      {form.step !== "company" && <ProfileFields form={form} />}
      {form.step !== "person" && (
        <>
          <TextField label={t("Company")} autoComplete="organization" {...form.text("companyName")} />
          <TextField
            label={websiteLabel}
            type="url"
            autoComplete="url"
            placeholder={t("www.example.com")}
            {...form.text("website")}
          />
        </>
      )}
    </>
  );
}
