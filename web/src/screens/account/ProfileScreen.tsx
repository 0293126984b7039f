import { graphql, usePreloadedQuery } from "react-relay";
import type { ProfileScreenQuery } from "#web/__generated__/ProfileScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { PasswordForm } from "./_parts/PasswordForm.tsx";
import { ProfileForm } from "./_parts/ProfileForm.tsx";

export default function ProfileScreen({ queryRef }: ScreenProps<ProfileScreenQuery>) {
  const { viewer } = usePreloadedQuery<ProfileScreenQuery>(
    graphql`
      query ProfileScreenQuery @preloadable @throwOnFieldError {
        viewer {
          user {
            email
            ...ProfileForm_user
          }
        }
      }
    `,
    queryRef,
  );
  if (!viewer.user) return null;
  return (
    <>
      <PageTitle title={t("Profile")} />
      <div css={(t) => ({ display: "grid", gap: t.space.two })}>
        <Card title={t("About you")}>
          <ProfileForm user={viewer.user} />
        </Card>
        <Card title={t("Password")}>
          <PasswordForm email={viewer.user.email} />
        </Card>
      </div>
    </>
  );
}
