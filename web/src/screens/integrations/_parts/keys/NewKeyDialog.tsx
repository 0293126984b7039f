import { useId } from "react";
import { t } from "#web/texts/t.ts";
import { Snippet } from "#web/layout/install/Snippet.tsx";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { scopeChoices } from "../../_lib/scopeChoices.ts";
import { CheckboxList } from "../CheckboxList.tsx";
import { SecretOnce } from "../SecretOnce.tsx";
import { expiryChoices, useCreateApiKey } from "./useCreateApiKey.ts";

interface Props {
  /** the list that the key appears in */
  connection: string;
  onClose: () => void;
}

const tryIt = (key: string) =>
  `curl ${location.origin}/graphql -H 'authorization: Bearer ${key}' -H 'content-type: application/json' ` +
  `-d '{"query":"{ viewer { projects { edges { node { name } } } } }"}'`;

export function NewKeyDialog({ connection, onClose }: Props) {
  const { form, key } = useCreateApiKey(connection);
  const formId = useId();
  return (
    <Dialog
      title={key ? t("Your new key") : t("Create an API key")}
      width={560}
      alert={key !== undefined}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        key ? (
          <Button variant="primary" onPress={onClose}>
            {t("Done")}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{t("Cancel")}</Button>
            <Button variant="primary" type="submit" form={formId} loading={form.isSending}>
              {t("Create key")}
            </Button>
          </>
        )
      }
    >
      {key ? (
        <div css={(t) => ({ display: "grid", gap: t.space.two })}>
          <SecretOnce
            label={t("API key")}
            secret={key}
            words={t("Copy the key now and keep it like a password: it is not shown again.")}
          />
          <div>
            <p css={(t) => ({ marginBottom: 6, fontSize: t.size.body, color: t.color.muted })}>{t("Try it:")}</p>
            <Snippet code={tryIt(key)} />
          </div>
        </div>
      ) : (
        <form
          id={formId}
          noValidate
          aria-label={t("Create an API key")}
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
          css={(t) => ({ display: "grid", gap: t.space.two })}
        >
          {form.problem && <Banner tone="danger">{form.problem}</Banner>}
          <TextField
            label={t("Name")}
            description={t("What will use it, such as: nightly report.")}
            autoComplete="off"
            maxLength={80}
            autoFocus
            {...form.text("name")}
          />
          <CheckboxList
            label={t("What it may do")}
            choices={scopeChoices}
            chosen={form.values.scopes}
            onChange={form.set("scopes")}
            error={form.errors.scopes}
          />
          <Select label={t("Stops working")} choices={expiryChoices} {...form.choice("expiresInDays")} />
        </form>
      )}
    </Dialog>
  );
}
