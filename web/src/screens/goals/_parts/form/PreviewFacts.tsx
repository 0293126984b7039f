import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { phrase } from "#web/texts/phrase.ts";
import { channelName } from "#web/reports/dimensions/channelName.ts";
import { t } from "#web/texts/t.ts";
import { caption, heading, oneLine, tabular } from "#web/theme/textStyle.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import type { GoalPreview } from "./useGoalPreview.ts";

const LISTED = 5;
const country = dimensionKind("COUNTRY");

export function PreviewFacts({ preview }: { preview: GoalPreview }) {
  const { conversions, sessions, convertedVisitors, pages, visits, readsPast, days } = preview;
  return (
    <>
      {!readsPast && (
        <Banner>{t("This goal can't be checked against past data. It counts from when it's saved.")}</Banner>
      )}
      {(readsPast || conversions > 0) && (
        <div>
          <p css={(theme) => ({ ...tabular, fontSize: 28, lineHeight: "36px", fontWeight: theme.weight.semibold })}>
            {exactNumber(conversions)}
          </p>
          <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
            {phrase(
              "Conversions in the last {days} days: {rate} of {sessions} sessions ({visitors, plural, one {# visitor} other {# visitors}})",
              {
                days,
                rate: percent(sessions > 0 ? conversions / sessions : null),
                sessions: exactNumber(sessions),
                visitors: convertedVisitors,
              },
            )}
          </p>
        </div>
      )}
      {readsPast && conversions === 0 && (
        <Banner tone="warning">{t("No matches. Check the rule for typos, or save it and wait for data.")}</Banner>
      )}
      {pages.length > 0 && (
        <section>
          <h3 css={(theme) => ({ ...heading(theme), fontSize: theme.size.body, marginBottom: 6 })}>
            {t("Matching pages")}
          </h3>
          <BarList
            label={t("Matching pages")}
            items={pages.slice(0, LISTED).map((page) => ({ id: page.path, label: page.path, value: page.conversions }))}
          />
        </section>
      )}
      {visits.length > 0 && (
        <section>
          <h3 css={(theme) => ({ ...heading(theme), fontSize: theme.size.body, marginBottom: 6 })}>
            {t("Latest sessions")}
          </h3>
          <ul css={{ display: "grid", gap: 4 }}>
            {visits.map((visit) => (
              <li key={visit.sessionId} css={{ display: "flex", justifyContent: "space-between", gap: 12 }}>
                <span css={(theme) => ({ ...oneLine, fontSize: theme.size.body })} title={visit.path}>
                  {country.write(visit.country)}, {channelName(visit.channel || "Direct")}
                </span>
                <span css={(theme) => ({ ...caption(theme), whiteSpace: "nowrap", lineHeight: "20px" })}>
                  <RelativeTime at={visit.at} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
