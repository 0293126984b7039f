import { Snippet } from "#web/layout/install/Snippet.tsx";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { scopeChoices } from "../../_lib/scopeChoices.ts";
import { CheckboxList } from "../CheckboxList.tsx";
import { SecretOnce } from "../SecretOnce.tsx";
import { expiryChoices, useCreateApiKey } from "./useCreateApiKey.ts";

interface Props {
  /** the connection to add the key to */
  connection: string;
  onClose: () => void;
}

const tryIt = (key: string) =>
  `curl ${location.origin}/graphql -H 'authorization: Bearer ${key}' -H 'content-type: application/json' ` +
  `-d '{"query":"{ viewer { projects { edges { node { name } } } } }"}'`;

export function NewKeyDialog({ connection, onClose }: Props) {
  const { form, key } = useCreateApiKey(connection);
  return (
    <FormDialog
      title={t("Create API key")}
      width={560}
      form={form}
      action={t("Create key")}
      made={key === undefined ? undefined : { title: t("Your new key"), content: <NewKey secret={key} />, alert: true }}
      onClose={onClose}
    >
      <TextField
        label={t("Name")}
        description={t("What you'll use it for, such as a nightly report.")}
        autoComplete="off"
        maxLength={80}
        autoFocus
        {...form.text("name")}
      />
      <CheckboxList
        label={t("Permissions")}
        choices={scopeChoices}
        chosen={form.values.scopes}
        onChange={form.set("scopes")}
        error={form.errors.scopes}
      />
      <Select label={t("Expires")} choices={expiryChoices} {...form.choice("expiresInDays")} />
    </FormDialog>
  );
}

function NewKey({ secret }: { secret: string }) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <SecretOnce
        label={t("API key")}
        secret={secret}
        notice={t("Copy the key now and store it like a password. It won't be shown again.")}
      />
      <div>
        <p css={(theme) => ({ marginBottom: 6, fontSize: theme.size.body, color: theme.color.muted })}>
          {t("Try it:")}
        </p>
        <Snippet code={tryIt(secret)} />
      </div>
    </div>
  );
}
