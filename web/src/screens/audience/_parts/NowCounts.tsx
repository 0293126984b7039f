import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { NowCounts_realtime$key } from "#web/__generated__/NowCounts_realtime.graphql.ts";
import { t } from "#web/texts/t.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { Num } from "#web/ui/format/Num.tsx";
import { useNow } from "#web/ui/format/useNow.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { momentClock } from "../_lib/day/momentLabel.ts";
import { ShownMomentContext } from "../_lib/day/shownMoment.ts";

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
  const { at, zone } = use(ShownMomentContext);
  const now = useNow();
  const visitors = data.active + data.idle;
  return (
    <Card
      title={at === null ? t("Online now") : t("Online at {time}", { time: momentClock(at, zone, now) })}
      definition={t(
        "Visitors with your page visible. Active: interacted in the last 30 seconds. Idle: no interaction for 30 seconds. Visitors who close or hide the page are no longer counted.",
      )}
    >
      <p
        // the slider announces the number of a past moment
        aria-live={at === null ? "polite" : undefined}
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
          "& dd": { margin: 0, textAlign: "right" },
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
        <dt>{at === null ? t("Page views today") : t("Page views since midnight")}</dt>
        <dd>
          <Num value={data.pageviewsToday} />
        </dd>
        <dt>{at === null ? t("Bot requests, last 30 min") : t("Bot requests, 30 min before")}</dt>
        <dd>
          <Num value={data.bots} />
        </dd>
      </dl>
    </Card>
  );
}
