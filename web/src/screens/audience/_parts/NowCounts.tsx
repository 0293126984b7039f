import { graphql, useFragment } from "react-relay";
import type { NowCounts_realtime$key } from "#web/__generated__/NowCounts_realtime.graphql.ts";
import { t } from "#web/texts/t.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { Num } from "#web/ui/format/Num.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

export function NowCounts({ realtime }: { realtime: NowCounts_realtime$key }) {
  const data = useFragment(
    graphql`
      fragment NowCounts_realtime on Realtime {
        active
        idle
        bots
        pageviewsToday
      }
    `,
    realtime,
  );
  const visitors = data.active + data.idle;
  return (
    <Card
      title={t("Online now")}
      definition={t(
        "Visitors with your page visible. Active: interacted in the last 30 seconds. Idle: no interaction for 30 seconds. Visitors who close or hide the page are no longer counted.",
      )}
    >
      <p
        aria-live="polite"
        title={exactNumber(visitors)}
        css={{ fontSize: 48, lineHeight: "56px", fontWeight: 600, fontVariantNumeric: "tabular-nums", margin: 0 }}
      >
        {exactNumber(visitors)}
      </p>
      <dl
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: "1fr auto",
          rowGap: 4,
          margin: `${theme.space.one}px 0 0`,
          "& dt": { color: theme.color.muted },
          "& dd": { margin: 0 },
        })}
      >
        <dt>{t("Active")}</dt>
        <dd>
          <Num value={data.active} />
        </dd>
        <dt>{t("Idle")}</dt>
        <dd>
          <Num value={data.idle} />
        </dd>
        <dt>{t("Page views today")}</dt>
        <dd>
          <Num value={data.pageviewsToday} />
        </dd>
        <dt>{t("Bot requests, last 30 min")}</dt>
        <dd>
          <Num value={data.bots} />
        </dd>
      </dl>
    </Card>
  );
}
