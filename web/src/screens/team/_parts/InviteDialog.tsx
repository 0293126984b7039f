import { graphql, useFragment } from "react-relay";
import type { InviteDialog_viewer$key } from "#web/__generated__/InviteDialog_viewer.graphql.ts";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { isRestrictable, roleChoices } from "../_lib/roleChoices.ts";
import { InvitationSent } from "./InvitationSent.tsx";
import { ProjectChoice } from "./ProjectChoice.tsx";
import { useInvitation } from "./useInvitation.ts";

interface Props {
  viewer: InviteDialog_viewer$key;
  /** the connection to add the invitation to */
  connection: string;
  /** where developers read emails that are not sent */
  outboxUrl: string | null | undefined;
  onClose: () => void;
}

export function InviteDialog({ viewer, connection, outboxUrl, onClose }: Props) {
  const own = useFragment(
    graphql`
      fragment InviteDialog_viewer on Viewer {
        user {
          role
        }
        ...ProjectChoice_viewer
      }
    `,
    viewer,
  );
  const { form, sentTo } = useInvitation(connection);
  const { role, projects } = form.values;
  const title = t("Invite teammate");
  return (
    <FormDialog
      title={title}
      form={form}
      action={t("Send invitation")}
      made={
        sentTo === undefined ? undefined : { title, content: <InvitationSent email={sentTo} outboxUrl={outboxUrl} /> }
      }
      onClose={onClose}
    >
      <TextField label={t("Email")} type="email" autoComplete="off" autoFocus {...form.text("email")} />
      <Select label={t("Role")} choices={roleChoices(own.user?.role === "OWNER")} {...form.choice("role")} />
      {isRestrictable(role) && (
        <ProjectChoice viewer={own} chosen={projects} onChange={form.set("projects")} error={form.errors.projects} />
      )}
    </FormDialog>
  );
}
