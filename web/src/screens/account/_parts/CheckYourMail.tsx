import { graphql, useFragment } from "react-relay";
import type { CheckYourMail_demo$key } from "#web/__generated__/CheckYourMail_demo.graphql.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";

interface Props {
  demo: CheckYourMail_demo$key | null | undefined;
  /** what to look for, and where */
  children: string;
}

/** After a form whose answer is a mail: where it went, and on a demo where a developer reads it. */
export function CheckYourMail({ demo, children }: Props) {
  const data = useFragment(
    graphql`
      fragment CheckYourMail_demo on Demo {
        outboxUrl
      }
    `,
    demo ?? null,
  );
  return (
    <div css={(t) => ({ display: "grid", gap: t.space.two })}>
      <Banner tone="success" title={t("Check your mail")}>
        {children}
      </Banner>
      {data?.outboxUrl && (
        <p css={(t) => ({ color: t.color.muted, fontSize: t.size.body })}>
          {t("This is a demo: its mails are not sent. On the machine that runs it, read them in the")}{" "}
          <TextLink href={data.outboxUrl} target="_blank" rel="noreferrer">
            {t("outbox")}
          </TextLink>
          .
        </p>
      )}
      <p css={(t) => ({ color: t.color.muted, fontSize: t.size.body })}>
        <TextLink href="/login">{t("Back to log in")}</TextLink>
      </p>
    </div>
  );
}
