import { graphql, useFragment } from "react-relay";
import type { Reference_query$key } from "#web/__generated__/Reference_query.graphql.ts";
import type { Reference_viewer$key } from "#web/__generated__/Reference_viewer.graphql.ts";
import { Snippet } from "#web/layout/install/Snippet.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { KeyValue } from "#web/ui/data/KeyValue.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { eventChoices } from "../_lib/eventChoices.ts";
import { scopeChoices } from "../_lib/scopeChoices.ts";

interface Props {
  viewer: Reference_viewer$key;
  query: Reference_query$key;
}

const verify = `const [, time, hex] = /t=(\\d+),v1=(\\w+)/.exec(request.headers["x-webhook-signature"]);
const mine = crypto.createHmac("sha256", SECRET).update(time + "." + rawBody).digest("hex");
if (!crypto.timingSafeEqual(Buffer.from(hex), Buffer.from(mine))) throw new Error("wrong signature");`;

const sent = `{
  "id": "5b0c…",
  "event": "project.created",
  "created_at": "2026-03-18T10:00:00.000Z",
  "company_id": 12,
  "data": {
    "project": { "widget_id": 3, "widget_name": "Shop" },
    "by": { "user_id": 7, "name": "Ann" }
  }
}`;

const own = `siteTracker("event", "purchase", { value: 59.9, currency: "EUR" });`;

const release = `siteTracker("release", "1.4.2");
// or on the script's tag: data-release="1.4.2" data-console="off" data-network="off"`;

/** A file, opened in a new tab. */
const file = (href: string, label: string) => (
  <TextLink href={href} target="_blank">
    {label}
  </TextLink>
);

/** The API reference, the webhook payloads, and how to verify their signature. */
export function Reference({ viewer, query }: Props) {
  const { appVersion } = useFragment(
    graphql`
      fragment Reference_query on Query {
        appVersion {
          version
        }
      }
    `,
    query,
  );
  const { projects } = useFragment(
    graphql`
      fragment Reference_viewer on Viewer {
        projects(first: 1) {
          edges {
            node {
              snippet
            }
          }
        }
      }
    `,
    viewer,
  );
  const snippet = projects?.edges[0]?.node.snippet;
  const blocks = (theme: { space: { oneHalf: number } }) => ({ display: "grid", gap: theme.space.oneHalf }) as const;
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <Card title={t("API")}>
        <KeyValue
          entries={[
            {
              key: t("GraphQL"),
              value: (
                <>
                  {t("POST {url}", { url: `${location.origin}/graphql` })} ·{" "}
                  {file("/schema.graphql", t("Schema (SDL)"))}
                </>
              ),
            },
            { key: t("Try it"), value: <TextLink href="/graphiql">{t("Run queries in the browser")}</TextLink> },
            { key: t("REST"), value: file("/openapi.json", t("OpenAPI 3.1 document")) },
            ...scopeChoices.map(({ name, description }) => ({ key: name, value: description })),
          ]}
        />
      </Card>
      <Card title={t("Webhooks")}>
        <div css={blocks}>
          <KeyValue entries={eventChoices.map(({ name, description }) => ({ key: name, value: description }))} />
          <p css={(theme) => ({ fontSize: theme.size.body })}>{t("Payload, sent as JSON by POST:")}</p>
          <Snippet code={sent} />
          <p css={(theme) => ({ fontSize: theme.size.body })}>
            {t("Verify the signature before you use the payload. Reject timestamps that are more than 5 minutes off:")}
          </p>
          <Snippet code={verify} />
        </div>
      </Card>
      <Card title={t("Tracker")}>
        <div css={blocks}>
          <KeyValue entries={[{ key: t("Version"), value: appVersion?.version ?? t("unknown") }]} />
          {snippet && <Snippet code={snippet} />}
          <p>{t("Custom events: a name and any properties. The properties value and currency count as revenue.")}</p>
          <Snippet code={own} />
          <p>
            {t(
              "Set a release to see in which version of your website errors occur. You can turn off reporting of console errors and failed requests.",
            )}
          </p>
          <Snippet code={release} />
        </div>
      </Card>
    </div>
  );
}
