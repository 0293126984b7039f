import { graphql, useFragment } from "react-relay";
import type { TracedVisit_visit$key } from "#web/__generated__/TracedVisit_visit.graphql.ts";
import { channelName } from "#web/reports/dimensions/channelName.ts";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";

interface Props {
  visit: TracedVisit_visit$key;
  zone: string | undefined;
  /** URL of the visitor, if the screen exists */
  href: string | undefined;
}

/** "utm_medium=cpc, utm_source=google → Paid Search, rule 4", and the session's result. */
export function TracedVisit({ visit, zone, href }: Props) {
  const data = useFragment(
    graphql`
      fragment TracedVisit_visit on TracedVisit {
        startedAt
        channel
        rule
        facts {
          name
          value
        }
        landing
        pageviews
        hasConverted
      }
    `,
    visit,
  );
  const { facts, channel, rule, landing, pageviews, hasConverted, startedAt } = data;
  const factsText = facts.map(({ name, value }) => `${name}=${value}`).join(", ") || t("no details");
  const number = Number.parseInt(rule, 10);
  return (
    <li
      css={(theme) => ({
        padding: "8px 0",
        borderTop: `1px solid ${theme.color.border}`,
        "&:first-of-type": { borderTop: 0 },
        fontSize: theme.size.body,
        lineHeight: "19px",
      })}
    >
      <div css={{ overflowWrap: "anywhere" }}>
        <code css={(theme) => ({ fontSize: theme.size.small })}>{factsText}</code>{" "}
        <strong css={(theme) => ({ fontWeight: theme.weight.medium })}>
          →{" "}
          {Number.isNaN(number)
            ? channelName(channel)
            : t("{channel}, rule {number}", { channel: channelName(channel), number })}
        </strong>
      </div>
      <div
        css={(theme) => ({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: "2px 12px",
          color: theme.color.muted,
          fontSize: theme.size.small,
        })}
      >
        <RelativeTime at={startedAt} {...(zone ? { zone } : {})} />
        <span css={{ overflowWrap: "anywhere" }}>{landing}</span>
        <span>{phrase("{count, plural, one {# page view} other {# page views}}", { count: pageviews })}</span>
        {hasConverted && <Badge tone="positive">{t("Converted")}</Badge>}
        {href && <TextLink href={href}>{t("Visitor")}</TextLink>}
      </div>
    </li>
  );
}
