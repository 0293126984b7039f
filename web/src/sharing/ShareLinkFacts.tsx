import { graphql, useFragment } from "react-relay";
import type { ShareLinkFacts_link$key } from "#web/__generated__/ShareLinkFacts_link.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { relativeTime } from "#web/ui/format/relativeTime.ts";
import { useNow } from "#web/ui/format/useNow.ts";

/** How often a link was opened, and what is special about it: each fact is a text of its own. */
export function ShareLinkFacts({ link }: { link: ShareLinkFacts_link$key }) {
  const data = useFragment(
    graphql`
      fragment ShareLinkFacts_link on ShareLink {
        freeRange
        redactsPersonalData
        canDownload
        expiresAt
        clicks
        lastOpenedAt
        createdBy
        url
      }
    `,
    link,
  );
  const now = useNow();
  const { clicks, lastOpenedAt, expiresAt, createdBy } = data;
  const facts = [
    phrase("{clicks, plural, =0 {Not opened yet} one {Opened once} other {Opened # times}}", { clicks }),
    lastOpenedAt && t("last {time}", { time: relativeTime(lastOpenedAt, now) }),
    t("by {createdBy}", { createdBy }),
    data.freeRange && t("any date range"),
    data.redactsPersonalData && t("names hidden"),
    !data.canDownload && t("no downloads"),
    expiresAt && t("expires {date}", { date: rangeLabel(expiresAt, expiresAt) }),
    data.url === null && t("can't be copied: created before links were stored"),
  ];
  return <p css={caption}>{facts.filter(Boolean).join(" · ")}</p>;
}
