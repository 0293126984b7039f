import { graphql, useFragment } from "react-relay";
import type { MemberDialog_member$key } from "#web/__generated__/MemberDialog_member.graphql.ts";
import type { MemberDialog_viewer$key } from "#web/__generated__/MemberDialog_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { isRestrictable, roleChoices } from "../_lib/roleChoices.ts";
import { ProjectChoice } from "./ProjectChoice.tsx";
import { useMemberChange } from "./useMemberChange.ts";

interface Props {
  member: MemberDialog_member$key;
  viewer: MemberDialog_viewer$key;
  /** the connection to remove the member from */
  connection: string;
  onClose: () => void;
}

export function MemberDialog({ member, viewer, connection, onClose }: Props) {
  const {
    id,
    name,
    email,
    role: roleNow,
    projects: projectsNow,
  } = useFragment(
    graphql`
      fragment MemberDialog_member on TeamMember {
        id
        name
        email
        role
        projects {
          id
        }
      }
    `,
    member,
  );
  const own = useFragment(
    graphql`
      fragment MemberDialog_viewer on Viewer {
        user {
          role
        }
        ...ProjectChoice_viewer
      }
    `,
    viewer,
  );
  const isOwner = own.user?.role === "OWNER";
  const isLocked = roleNow === "OWNER" && !isOwner;
  const { role, projects, problem, isRemoving, isInFlight, ...form } = useMemberChange(
    { id, name, role: roleNow, projects: projectsNow },
    connection,
    onClose,
  );
  const buttons = isRemoving ? (
    <>
      <Button onPress={() => form.setRemoving(false)}>{t("Cancel")}</Button>
      <Button variant="danger" loading={isInFlight} onPress={form.remove}>
        {t("Remove permanently")}
      </Button>
    </>
  ) : (
    <>
      <Button variant="danger" onPress={() => form.setRemoving(true)}>
        {t("Remove")}
      </Button>
      <span css={{ flex: 1 }} />
      <Button onPress={onClose}>{t("Cancel")}</Button>
      <Button variant="primary" loading={isInFlight} onPress={form.save}>
        {t("Save")}
      </Button>
    </>
  );
  return (
    <Dialog
      title={name}
      description={email}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={isLocked ? <Button onPress={onClose}>{t("Close")}</Button> : buttons}
    >
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <ProblemBanner problem={problem} />
        {isLocked && <p>{t("Only an owner can change or remove an owner.")}</p>}
        {!isLocked && isRemoving && (
          <Banner tone="warning">
            {t("{name} can no longer log in, and their API keys stop working. Everything they created stays.", {
              name,
            })}
          </Banner>
        )}
        {!isLocked && !isRemoving && (
          <>
            <Select label={t("Role")} choices={roleChoices(isOwner)} value={role} onChange={form.setRole} />
            {isRestrictable(role) && (
              <ProjectChoice viewer={own} chosen={projects} onChange={form.setProjects} error={form.projectsError} />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
