import { graphql, useFragment } from "react-relay";
import type { OptOutCard_project$key } from "#web/__generated__/OptOutCard_project.graphql.ts";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

const MARK = "tracking_optout";

const schemeOf = (host: string) => (host === "localhost" ? "http" : "https");

/** For users without a fixed IP address: a link that excludes the browser that opens it. */
export function OptOutCard({ project }: { project: OptOutCard_project$key }) {
  const { allowedWebsites } = useFragment(
    graphql`
      fragment OptOutCard_project on Project {
        allowedWebsites
      }
    `,
    project,
  );
  const hosts = (allowedWebsites ?? []).map((host) => host.replace(/^\*\./, "www."));
  const text = (value: 0 | 1) => `?${MARK}=${value}`;
  return (
    <Card title={t("Exclude this browser")}>
      <p
        css={(theme) => ({
          maxWidth: 640,
          marginBottom: theme.space.oneHalf,
          fontSize: theme.size.body,
          lineHeight: "22px",
        })}
      >
        {t(
          "For phones and changing networks: open a page of your website with {mark} added to its URL, once in each browser. Use {undo} to count it again.",
          { mark: text(1), undo: text(0) },
        )}
      </p>
      {hosts.length === 0 && <CopyButton text={text(1)} label={t("Copy {text}", { text: text(1) })} />}
      <ul css={(theme) => ({ display: "grid", gap: 8, fontSize: theme.size.body })}>
        {hosts.map((host) => (
          <li key={host} css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 }}>
            <span css={{ minWidth: 160 }}>{host}</span>
            <TextLink href={`${schemeOf(host)}://${host}/${text(1)}`} target="_blank">
              {t("Exclude")}
            </TextLink>
            <TextLink href={`${schemeOf(host)}://${host}/${text(0)}`} target="_blank">
              {t("Count again")}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
