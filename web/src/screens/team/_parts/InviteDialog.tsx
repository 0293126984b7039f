import { graphql, useFragment } from "react-relay";
import type { InviteDialog_viewer$key } from "#web/__generated__/InviteDialog_viewer.graphql.ts";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { isRestrictable, roleChoices } from "../_lib/roleChoices.ts";
import { InvitationLink } from "./InvitationLink.tsx";
import { ProjectChoice } from "./ProjectChoice.tsx";
import { useInvitation } from "./useInvitation.ts";

interface Props {
  viewer: InviteDialog_viewer$key;
  /** the list that the invitation appears in */
  connection: string;
  onClose: () => void;
}

export function InviteDialog({ viewer, connection, onClose }: Props) {
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
  const { form, url } = useInvitation(connection);
  const { email, role, projects } = form.values;
  const title = t("Invite somebody");
  return (
    <FormDialog
      title={title}
      form={form}
      action={t("Create invitation")}
      made={url === undefined ? undefined : { title, content: <InvitationLink url={url} email={email.trim()} /> }}
      onClose={onClose}
    >
      <TextField label={t("Email")} type="email" autoComplete="off" autoFocus {...form.text("email")} />
      <Select label={t("Role")} choices={roleChoices(own.user?.role === "OWNER")} {...form.choice("role")} />
      {isRestrictable(role) && <ProjectChoice viewer={own} chosen={projects} onChange={form.set("projects")} />}
    </FormDialog>
  );
}
