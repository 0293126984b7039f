import { leaveFor } from "#web/layout/session/leaveFor.ts";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { startAddress } from "../../_lib/startAddress.ts";
import { useSsoAddress } from "./useSsoAddress.ts";

interface Props {
  email: string;
  /** target after the sign-in */
  redirect: string;
  onClose: () => void;
}

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);

/** Without an at sign nothing is submitted. */
export function SsoDialog({ email, redirect, onClose }: Props) {
  const find = useSsoAddress();
  const form = useForm(
    { email },
    {
      send: async ({ email: typed }) => {
        const domain = domainOf(typed.trim());
        if (await find(typed.trim())) return null;
        const message = t("SSO isn't set up for {domain}. Log in with your password or ask your admin.", {
          domain,
        });
        return { message, field: "email" };
      },
      done: ({ email: typed }) => leaveFor(startAddress("sso", { email: typed.trim(), redirect })),
      leaves: true,
    },
  );
  const submit = () => (form.values.email.includes("@") ? form.submit() : undefined);
  return (
    <FormDialog
      title={t("Enterprise SSO")}
      description={t("We use your work email to find your identity provider.")}
      width={400}
      form={{ ...form, submit }}
      action={t("Continue")}
      onClose={onClose}
    >
      <TextField label={t("Work email")} type="email" autoComplete="email" autoFocus {...form.text("email")} />
    </FormDialog>
  );
}
