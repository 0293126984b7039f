import { OutboxHint } from "#web/screens/_parts/OutboxHint.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";

interface Props {
  /** where a developer reads mails that are not sent */
  outboxUrl: string | null | undefined;
  /** what to look for, and where */
  children: string;
}

/** After a form that is answered by mail: where the mail went. */
export function CheckYourMail({ outboxUrl, children }: Props) {
  return (
    <div css={(t) => ({ display: "grid", gap: t.space.two })}>
      <Banner tone="success" title={t("Check your mail")} />
      <p css={(t) => ({ fontSize: t.size.body })}>{children}</p>
      <OutboxHint url={outboxUrl} />
      <p css={(t) => ({ color: t.color.muted, fontSize: t.size.body })}>
        <TextLink href="/login">{t("Back to log in")}</TextLink>
      </p>
    </div>
  );
}
