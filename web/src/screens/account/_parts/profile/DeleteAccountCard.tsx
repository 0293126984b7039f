import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteAccountCard_user$key } from "#web/__generated__/DeleteAccountCard_user.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";

export function DeleteAccountCard({ user }: { user: DeleteAccountCard_user$key }) {
  const { email, companyName, hasPassword } = useFragment(
    graphql`
      fragment DeleteAccountCard_user on User {
        email
        companyName
        hasPassword
      }
    `,
    user,
  );
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t("Delete account")}>
      <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf, maxWidth: 480 })}>
        <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
          {t(
            "You lose access to {companyName}. Everything you created there stays. A company's last owner can't delete their account.",
            {
              companyName,
            },
          )}
        </p>
        <div>
          <Button variant="danger" onPress={() => setIsOpen(true)}>
            {t("Delete my account")}
          </Button>
        </div>
      </div>
      {isOpen && <DeleteAccountDialog email={email} hasPassword={hasPassword} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
