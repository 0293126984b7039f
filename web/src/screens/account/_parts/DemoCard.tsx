import { ExternalLink } from "lucide-react";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { DemoCard_demo$key } from "#web/__generated__/DemoCard_demo.graphql.ts";
import { heading } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { roleNames } from "#web/layout/roleNames.ts";
import { t } from "#web/texts/t.ts";

const permissions: Record<string, string> = {
  OWNER: t("everything"),
  ADMIN: t("everything except ownership"),
  USER: t("view and edit reports"),
  VIEWER: t("view reports"),
};

interface Props {
  demo: DemoCard_demo$key;
  onChoose: (account: { email: string; password: string }) => void;
}

/** On a host with the demo: its accounts and its demo shop. */
export function DemoCard({ demo, onChoose }: Props) {
  const { accounts, password, siteUrl } = useFragment(
    graphql`
      fragment DemoCard_demo on Demo {
        accounts {
          email
          role
        }
        password
        siteUrl
      }
    `,
    demo,
  );
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      css={(theme) => ({
        padding: theme.space.two,
        border: `1px solid ${theme.color.border}`,
        borderRadius: theme.radius.large,
        background: theme.color.raised,
      })}
    >
      <h2 id={titleId} css={(theme) => ({ ...heading(theme), marginBottom: theme.space.one })}>
        {t("Demo accounts")}
      </h2>
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        {t("Choose an account to fill in the form. The password is always")} <code>{password}</code>.
      </p>
      <ul css={(theme) => ({ marginTop: theme.space.oneHalf, display: "grid", gap: 2 })}>
        {accounts.map(({ email, role }) => (
          <li
            key={email}
            css={(theme) => ({ display: "flex", alignItems: "center", gap: theme.space.one, minHeight: 44 })}
          >
            <span css={{ flex: 1, minWidth: 0 }}>
              <span css={(theme) => ({ display: "block", fontSize: theme.size.body, fontWeight: theme.weight.medium })}>
                {email}
              </span>
              <span
                css={(theme) => ({
                  display: "block",
                  fontSize: theme.size.small,
                  lineHeight: "16px",
                  color: theme.color.muted,
                })}
              >
                {roleNames[role] ?? role}: {permissions[role] ?? t("default permissions")}
              </span>
            </span>
            <Button size="small" aria-label={t("Use {email}", { email })} onPress={() => onChoose({ email, password })}>
              {t("Use")}
            </Button>
          </li>
        ))}
      </ul>
      <p
        css={(theme) => ({
          marginTop: theme.space.oneHalf,
          display: "flex",
          flexWrap: "wrap",
          gap: `4px ${theme.space.two}px`,
          fontSize: theme.size.body,
        })}
      >
        <TextLink href="/no-sign-up">{t("Look around without an account")}</TextLink>
        <TextLink href={siteUrl} target="_blank" rel="noreferrer">
          {t("Open the demo shop")} <ExternalLink size={12} aria-hidden css={{ verticalAlign: "-1px" }} />
        </TextLink>
      </p>
    </section>
  );
}
