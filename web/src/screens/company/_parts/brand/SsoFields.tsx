import { t } from "#web/texts/t.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import type { useBrandForm } from "./useBrandForm.ts";

interface Props {
  form: ReturnType<typeof useBrandForm>;
  hasSecret: boolean;
}

/** Single sign-on of the company's members with its own identity provider. */
export function SsoFields({ form, hasSecret }: Props) {
  return (
    <fieldset css={(theme) => ({ display: "grid", gap: theme.space.two, border: 0, padding: 0, margin: 0 })}>
      <legend css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.semibold, padding: "8px 0" })}>
        {t("Single sign-on")}
      </legend>
      <Checkbox {...form.toggle("ssoIsOn")}>{t("Members can log in with your identity provider")}</Checkbox>
      {form.values.ssoIsOn && (
        <>
          <Checkbox {...form.toggle("ssoIsForced")}>{t("Redirect from the sign-in page to the provider")}</Checkbox>
          <TextField label={t("Provider hostname")} placeholder="id.example.com" {...form.text("ssoDomain")} />
          <TextField label={t("Client ID")} autoComplete="off" {...form.text("ssoClientId")} />
          <TextField
            label={t("Client secret")}
            type="password"
            autoComplete="new-password"
            description={
              hasSecret
                ? t("A secret is set and never shown. Enter a new one to replace it.")
                : t("Not shown again after saving.")
            }
            {...form.text("ssoClientSecret")}
          />
        </>
      )}
    </fieldset>
  );
}
