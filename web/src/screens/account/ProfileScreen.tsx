import { graphql, usePreloadedQuery } from "react-relay";
import type { ProfileScreenQuery } from "#web/__generated__/ProfileScreenQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { EmailCard } from "./_parts/address/EmailCard.tsx";
import { DeleteAccountCard } from "./_parts/profile/DeleteAccountCard.tsx";
import { PasswordForm } from "./_parts/profile/PasswordForm.tsx";
import { PictureRow } from "./_parts/profile/PictureRow.tsx";
import { ProfileForm } from "./_parts/profile/ProfileForm.tsx";
import { SessionsCard } from "./_parts/profile/SessionsCard.tsx";

export default function ProfileScreen({ queryRef }: ScreenProps<ProfileScreenQuery>) {
  const { viewer } = usePreloadedQuery<ProfileScreenQuery>(
    graphql`
      query ProfileScreenQuery @preloadable @throwOnFieldError {
        viewer {
          session {
            isReadOnly
          }
          user {
            name
            email
            hasPassword
            ...PictureRow_user
            ...ProfileForm_user
            ...EmailCard_user
            ...DeleteAccountCard_user
          }
          ...SessionsCard_viewer
        }
      }
    `,
    queryRef,
  );
  if (viewer.session?.isReadOnly) {
    return (
      <>
        <PageTitle title={t("Profile")} />
        <Card>
          <EmptyState
            title={t("The demo has no personal profile")}
            action={<TextLink href="/sign-up">{t("Create an account")}</TextLink>}
          >
            {t("With an account, you can set your name, language and password here.")}
          </EmptyState>
        </Card>
      </>
    );
  }
  const { user } = viewer;
  if (!user) return null;
  const reset = `/forgot-password?email=${encodeURIComponent(user.email)}`;
  return (
    <>
      <PageTitle title={t("Profile")} />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <Card title={t("About you")}>
          <PictureRow user={user} />
          <ProfileForm user={user} />
        </Card>
        <EmailCard user={user} />
        <Card title={t("Password")}>
          {user.hasPassword ? (
            <PasswordForm name={user.name} email={user.email} />
          ) : (
            <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
              {t("You log in without a password.")} <TextLink href={reset}>{t("Set a password")}</TextLink>
            </p>
          )}
        </Card>
        <PanelBoundary height={120}>
          <SessionsCard viewer={viewer} />
        </PanelBoundary>
        <DeleteAccountCard user={user} />
      </div>
    </>
  );
}
