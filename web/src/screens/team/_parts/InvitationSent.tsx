import { OutboxHint } from "#web/layout/OutboxHint.tsx";
import { t } from "#web/texts/t.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";

interface Props {
  email: string;
  outboxUrl: string | null | undefined;
}

/** The link is sent only to the email address, which verifies it. */
export function InvitationSent({ email, outboxUrl }: Props) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
      <Banner tone="success" title={t("Invitation sent")} />
      <p css={(theme) => ({ fontSize: theme.size.body })}>
        {t("We sent a one-time link to {email}. It's valid for 7 days.", { email })}
      </p>
      <OutboxHint url={outboxUrl} />
    </div>
  );
}
