import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InviteDialog_viewer$key } from "#web/__generated__/InviteDialog_viewer.graphql.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import type { Role } from "#web/__generated__/useInviteMutation.graphql.ts";
import { t } from "#web/texts/t.ts";
import { isRestrictable, roleChoices } from "../_lib/roleChoices.ts";
import { InvitationLink } from "./InvitationLink.tsx";
import { ProjectChoice } from "./ProjectChoice.tsx";
import { useInvite } from "./useInvite.ts";

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
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("USER");
  const [projects, setProjects] = useState<string[]>([]);
  const { url, problem, emailError, isInFlight, send, clearEmailError } = useInvite(connection);
  const formId = useId();
  const submit = () => send({ email, role, projects: isRestrictable(role) ? projects : [] });
  return (
    <Dialog
      title={t("Invite somebody")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        url ? (
          <Button onPress={onClose}>{t("Done")}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{t("Cancel")}</Button>
            <Button variant="primary" type="submit" form={formId} loading={isInFlight}>
              {t("Create invitation")}
            </Button>
          </>
        )
      }
    >
      {url ? (
        <InvitationLink url={url} email={email.trim()} />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          css={(t) => ({ display: "grid", gap: t.space.two })}
        >
          <ProblemBanner problem={problem} />
          <TextField
            label={t("Email")}
            type="email"
            autoComplete="off"
            autoFocus
            validationBehavior="aria"
            value={email}
            onChange={(value) => (setEmail(value), clearEmailError())}
            error={emailError}
          />
          <Select label={t("Role")} choices={roleChoices(own.user?.role === "OWNER")} value={role} onChange={setRole} />
          {isRestrictable(role) && <ProjectChoice viewer={own} chosen={projects} onChange={setProjects} />}
        </form>
      )}
    </Dialog>
  );
}
