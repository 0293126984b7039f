import { useState } from "react";
import { graphql } from "react-relay";
import type { MailSnippetMutation } from "#web/__generated__/MailSnippetMutation.graphql.ts";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";

/** Emails the code to a colleague who can install it. */
export function MailSnippet({ project }: { project: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("Email it to a developer")}</Button>
      {isOpen && <MailDialog project={project} onClose={() => setOpen(false)} />}
    </>
  );
}

function MailDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const [commit] = useMutation<MailSnippetMutation>(graphql`
    mutation MailSnippetMutation($input: MailSnippetInput!) {
      mailSnippet(input: $input) {
        email
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  const form = useForm(
    { email: "", message: "" },
    {
      check: ({ email }) => ({ email: email.trim() === "" ? t("Please enter your email address") : undefined }),
      send: async (values) => (await commit({ variables: { input: { project, ...values } } })).mailSnippet.problem,
      done: ({ email }) => {
        toast({ title: t("Code sent to {email}", { email: email.trim() }), tone: "success" });
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title={t("Email it to a developer")}
      description={t("Sends the tracking code for this project and where to add it.")}
      form={form}
      action={t("Send")}
      onClose={onClose}
    >
      <TextField label={t("Email")} type="email" autoFocus autoComplete="off" {...form.text("email")} />
      <TextField label={t("Your message (optional)")} rows={3} maxLength={1000} {...form.text("message")} />
    </FormDialog>
  );
}
