import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EmailCard_user$key } from "#web/__generated__/EmailCard_user.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { EmailDialog } from "./EmailDialog.tsx";

/** The sign-in email address, and the new one awaiting confirmation. */
export function EmailCard({ user }: { user: EmailCard_user$key }) {
  const { email, pendingEmail, hasPassword } = useFragment(
    graphql`
      fragment EmailCard_user on User {
        email
        pendingEmail
        hasPassword
      }
    `,
    user,
  );
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t("Email")}>
      <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf, maxWidth: 480 })}>
        <p css={(theme) => ({ fontSize: theme.size.body, overflowWrap: "anywhere" })}>
          {t("You log in with {email}.", { email })}
        </p>
        {pendingEmail && (
          <Banner>{t("Open the link we emailed to {email} to confirm the change.", { email: pendingEmail })}</Banner>
        )}
        {hasPassword ? (
          <div>
            <Button onPress={() => setIsOpen(true)}>{t("Change email")}</Button>
          </div>
        ) : (
          <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
            {t("To change it, set a password first.")}{" "}
            <TextLink href={`/forgot-password?email=${encodeURIComponent(email)}`}>{t("Set a password")}</TextLink>
          </p>
        )}
      </div>
      {isOpen && <EmailDialog onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
