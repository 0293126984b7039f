// The form of an invitation, which is sent by email.
import { useState } from "react";
import type { Role } from "#web/__generated__/useInviteMutation.graphql.ts";
import { updateMessenger } from "#web/layout/messaging/messenger.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { accessError, accessOf } from "../_lib/roleChoices.ts";
import { useInvite } from "./useInvite.ts";

interface Values {
  email: string;
  role: Role;
  /** ids; null: all projects */
  projects: readonly string[] | null;
}

const start: Values = { email: "", role: "USER", projects: null };

export function useInvitation(connection: string) {
  const [sentTo, setSentTo] = useState<string>();
  const { invite } = useInvite(connection);
  const form = useForm(start, {
    check: ({ email, role, projects }) => ({
      email: email.trim() === "" ? t("Please enter an email address") : undefined,
      projects: accessError(role, projects),
    }),
    send: ({ email, role, projects }) => invite({ email, role, projects: accessOf(role, projects) }),
    done({ email, role }) {
      setSentTo(email.trim());
      updateMessenger("member.invited", { role });
    },
  });
  return { form, sentTo };
}
