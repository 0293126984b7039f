import { OutboxHint } from "#web/layout/OutboxHint.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";

interface Props {
  /** where developers read emails that are not sent */
  outboxUrl: string | null | undefined;
  /** which email to look for, and where */
  children: string;
}

/** After a form that sends an email: where it was sent. */
export function CheckYourMail({ outboxUrl, children }: Props) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <Banner tone="success" title={t("Check your email")} />
      <p css={(theme) => ({ fontSize: theme.size.body })}>{children}</p>
      <OutboxHint url={outboxUrl} />
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        <TextLink href="/login">{t("Back to login")}</TextLink>
      </p>
    </div>
  );
}
