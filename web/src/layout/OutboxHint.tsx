import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";

/** Where no mail server is set up: where whoever tries the product on their own machine finds its mails. */
export function OutboxHint({ url }: { url: string | null | undefined }) {
  if (!url) return null;
  return (
    <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
      {t("No mail server is configured, so emails aren't sent. On the host machine, read them in the")}{" "}
      <TextLink href={url} target="_blank" rel="noreferrer">
        {t("outbox")}
      </TextLink>
      .
    </p>
  );
}
