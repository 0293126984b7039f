import { graphql, useFragment } from "react-relay";
import { useState } from "react";
import type { InvitationList_invitation$key } from "#web/__generated__/InvitationList_invitation.graphql.ts";
import { roleNames } from "#web/layout/roleNames.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { isRestrictable, formatProjects } from "../_lib/roleChoices.ts";
import { useInvite } from "./useInvite.ts";
import { useRevokeInvitation } from "./useRevokeInvitation.ts";

interface Props {
  invitations: readonly { id: string; invitation: InvitationList_invitation$key }[];
  connection: string;
}

/** The pending invitations. */
export function InvitationList({ invitations, connection }: Props) {
  return (
    <Card title={t("Invitations")} flush>
      <ul css={(theme) => ({ "& > li": { borderTop: `1px solid ${theme.color.border}` } })}>
        {invitations.map(({ id, invitation }) => (
          <InvitationItem key={id} invitation={invitation} connection={connection} />
        ))}
      </ul>
    </Card>
  );
}

interface ItemProps {
  invitation: InvitationList_invitation$key;
  connection: string;
}

function InvitationItem({ invitation, connection }: ItemProps) {
  const { id, email, role, projects, invitedBy, expiresAt } = useFragment(
    graphql`
      fragment InvitationList_invitation on Invitation {
        id
        email
        role
        projects {
          id
          name
        }
        invitedBy
        expiresAt
      }
    `,
    invitation,
  );
  const [problem, setProblem] = useState<string>();
  const { invite, isInFlight } = useInvite(connection);
  const [revoke, isRevoking] = useRevokeInvitation(connection);
  const again = async () => {
    setProblem(undefined);
    const refusal = await invite({ email, role, projects: projects.map((one) => one.id) }, id);
    if (refusal) setProblem(refusal.message);
    else toast(t("New link sent to {email}", { email }));
  };
  const end = async () => {
    const refusal = await revoke(id);
    toast(refusal ? { title: refusal, tone: "danger" } : t("Invitation for {email} revoked", { email }));
  };
  return (
    <li
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 8,
        padding: `10px ${theme.space.two}px`,
      })}
    >
      <div css={{ flex: "1 1 220px", minWidth: 0 }}>
        <p css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.medium, overflowWrap: "anywhere" })}>
          {email}
        </p>
        <p css={caption}>
          {roleNames[role] ?? role}
          {isRestrictable(role) &&
            t(" · projects: {formatProjects}", {
              formatProjects: formatProjects(projects.map(({ name }) => name)),
            })}{" "}
          {t("· by")} {invitedBy} {t("· expires")} {rangeLabel(expiresAt, expiresAt)}
        </p>
        {problem && (
          <p role="alert" css={(theme) => ({ color: theme.color.danger, fontSize: theme.size.small })}>
            {problem}
          </p>
        )}
      </div>
      <Button
        size="small"
        aria-label={t("Resend invitation to {email}", { email })}
        loading={isInFlight}
        onPress={() => void again()}
      >
        {t("Resend")}
      </Button>
      <Button
        size="small"
        aria-label={t("Revoke invitation for {email}", { email })}
        loading={isRevoking}
        onPress={() => void end()}
      >
        {t("Revoke")}
      </Button>
    </li>
  );
}
