// A support message. The draft outlives the dialog until it is sent.
import { useEffect } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import type { useSupportFormMutation } from "#web/__generated__/useSupportFormMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

const empty = { subject: "", message: "" };
/** Per signed-in member: the next member has another environment. */
const typed = new WeakMap<Environment, typeof empty>();

export function useSupportForm(onSent: () => void) {
  const [commit] = useMutation<useSupportFormMutation>(graphql`
    mutation useSupportFormMutation($input: SendSupportMessageInput!) {
      sendSupportMessage(input: $input) {
        isSent
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  const environment = useRelayEnvironment();
  const form = useForm(typed.get(environment) ?? empty, {
    check: ({ subject, message }) => {
      const missing = t("Please fill in subject and message");
      return {
        subject: subject.trim() === "" ? missing : undefined,
        // the message names both fields, so it is shown once
        message: subject.trim() !== "" && message.trim() === "" ? missing : undefined,
      };
    },
    send: async ({ subject, message }) => {
      const input = { subject: subject.trim(), message: message.trim() };
      return (await commit({ variables: { input } })).sendSupportMessage.problem;
    },
    done: () => {
      form.reset(empty);
      typed.delete(environment);
      toast({ title: t("Submitted"), description: t("Your message has been sent!"), tone: "success" });
      onSent();
    },
  });
  useEffect(() => {
    typed.set(environment, form.values);
  }, [environment, form.values]);
  return form;
}
