import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";

/** Without a mail server: shows developers of a local installation where to find its emails. */
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
