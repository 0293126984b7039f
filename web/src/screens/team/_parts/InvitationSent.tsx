import { OutboxHint } from "#web/screens/_parts/OutboxHint.tsx";
import { t } from "#web/texts/t.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";

interface Props {
  email: string;
  outboxUrl: string | null | undefined;
}

/** The link goes to the address alone, which proves it. */
export function InvitationSent({ email, outboxUrl }: Props) {
  return (
    <div css={(t) => ({ display: "grid", gap: t.space.oneHalf })}>
      <Banner tone="success" title={t("Invitation sent")} />
      <p css={(t) => ({ fontSize: t.size.body })}>
        {t("We sent a link to {email}. It works once, for 7 days.", { email })}
      </p>
      <OutboxHint url={outboxUrl} />
    </div>
  );
}
