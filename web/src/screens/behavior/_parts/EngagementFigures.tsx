import { graphql, useFragment } from "react-relay";
import type {
  EngagementFigures_engagement$data,
  EngagementFigures_engagement$key,
} from "#web/__generated__/EngagementFigures_engagement.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";

type Totals = EngagementFigures_engagement$data["totals"];
type Value = number | null | undefined;

const ratio = (value: Value) => fixedNumber(value, 1);

interface Figure {
  label: string;
  read(totals: Totals): Value;
  format(value: Value): string;
  exact?(value: Value): string;
  definition?: string;
}

const figures: readonly Figure[] = [
  {
    label: t("Engaged sessions"),
    read: (totals) => totals.engagedSessions,
    format: compactNumber,
    exact: exactNumber,
    definition: t("Sessions of at least 10 seconds, with two or more page views, or with a conversion."),
  },
  { label: t("Engagement rate"), read: (totals) => totals.engagementRate, format: percent },
  { label: t("Pages / session"), read: (totals) => totals.pagesPerSession, format: ratio },
  {
    label: t("Engaged time"),
    read: (totals) => totals.engagedTime,
    format: duration,
    definition: t("Average time the pages of a session were visible and in use."),
  },
  {
    label: t("Scroll depth"),
    read: (totals) => totals.scrollDepth,
    format: percent,
    definition: t("Average scroll depth in percent of the page"),
  },
  {
    label: t("Returned"),
    read: (totals) => totals.returningShare,
    format: percent,
    definition: t("Visitors with more than one session in the range."),
  },
];

/** The totals, each compared with the comparison range. */
export function EngagementFigures({ engagement }: { engagement: EngagementFigures_engagement$key }) {
  const { totals, previous } = useFragment(
    graphql`
      fragment EngagementFigures_engagement on EngagementReport {
        totals {
          engagedSessions
          engagementRate
          pagesPerSession
          engagedTime
          scrollDepth
          returningShare
        }
        previous {
          engagedSessions
          engagementRate
          pagesPerSession
          engagedTime
          scrollDepth
          returningShare
        }
      }
    `,
    engagement,
  );
  return (
    <Card>
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.one,
          gridTemplateColumns: "repeat(auto-fit, minmax(128px, 1fr))",
        })}
      >
        {figures.map(({ label, read, format, exact, definition }) => (
          <Stat
            key={label}
            label={label}
            value={read(totals)}
            previous={previous && read(previous)}
            format={format}
            {...(exact && { exact })}
            {...(definition && { definition })}
          />
        ))}
      </div>
    </Card>
  );
}
