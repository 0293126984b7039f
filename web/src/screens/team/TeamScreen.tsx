import { Suspense, useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { TeamScreenQuery } from "#web/__generated__/TeamScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { InvitationList } from "./_parts/InvitationList.tsx";
import { InviteDialog } from "./_parts/InviteDialog.tsx";
import { MemberTable } from "./_parts/MemberTable.tsx";

export default function TeamScreen({ queryRef }: ScreenProps<TeamScreenQuery>) {
  const { viewer, outboxUrl } = usePreloadedQuery<TeamScreenQuery>(
    graphql`
      query TeamScreenQuery @preloadable {
        outboxUrl
        viewer {
          viewerCanManageCompany
          invitations(first: 100) @connection(key: "InvitationList_invitations") {
            __id
            edges {
              node {
                id
                ...InvitationList_invitation
              }
            }
          }
          ...MemberTable_viewer
          ...InviteDialog_viewer
        }
      }
    `,
    queryRef,
  );
  const [isInviting, setInviting] = useState(false);
  if (!viewer?.viewerCanManageCompany) return <Forbidden />;
  const { invitations } = viewer;
  return (
    <>
      <PageTitle
        title={t("User Access")}
        description={t("Manage who can access your company and what they can do.")}
        actions={
          <Button variant="primary" onPress={() => setInviting(true)}>
            {t("Invite")}
          </Button>
        }
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <MemberTable viewer={viewer} />
        {invitations && invitations.edges.length > 0 && (
          <InvitationList
            invitations={invitations.edges.map(({ node }) => ({ id: node.id, invitation: node }))}
            connection={invitations.__id}
          />
        )}
      </div>
      {isInviting && invitations && (
        <Suspense fallback={null}>
          <InviteDialog
            viewer={viewer}
            connection={invitations.__id}
            outboxUrl={outboxUrl}
            onClose={() => setInviting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
