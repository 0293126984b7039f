import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  MinuteBars_realtime$data,
  MinuteBars_realtime$key,
} from "#web/__generated__/MinuteBars_realtime.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { useChartTable } from "#web/ui/charts/chartTable.ts";
import { clockMinute } from "#web/ui/format/zonedTime.ts";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import { ShownMomentContext } from "../_lib/day/shownMoment.ts";

const HEIGHT = 150;
const STEP = 20;
const BAR = 14;

type Minute = MinuteBars_realtime$data["perMinute"][number];

function minuteLabel({ at, pageviews, usualMin, usualMax }: Minute, zone: string | null): string {
  const time = clockMinute(at, zone);
  const count = phrase("{count, plural, one {# page view} other {# page views}}", { count: pageviews });
  return usualMin == null || usualMax == null
    ? `${time}: ${count}`
    : t("{time}: {count}, usually {low} to {high}", { time, count, low: usualMin, high: usualMax });
}

/** A closed path for the range of page views (minimum to maximum) in the same minutes of the last weeks. */
function bandPath(minutes: readonly Minute[], y: (value: number) => number): string {
  const known = minutes.flatMap((minute, n) =>
    minute.usualMin == null || minute.usualMax == null
      ? []
      : [{ x: n * STEP + BAR / 2, low: minute.usualMin, high: minute.usualMax }],
  );
  if (known.length < 2) return "";
  const top = known.map(({ x, high }) => `${x} ${y(high)}`);
  const bottom = known.toReversed().map(({ x, low }) => `${x} ${y(low)}`);
  return `M${[...top, ...bottom].join("L")}Z`;
}

export function MinuteBars({ realtime }: { realtime: MinuteBars_realtime$key }) {
  const { perMinute } = useFragment(
    graphql`
      fragment MinuteBars_realtime on Realtime {
        perMinute {
          at
          pageviews
          usualMin
          usualMax
        }
      }
    `,
    realtime,
  );
  const { at: past, zone } = use(ShownMomentContext);
  useChartTable({
    head: [t("Time"), t("Page views"), t("Minimum, last 4 weeks"), t("Maximum, last 4 weeks")],
    rows: perMinute.map(({ at, pageviews, usualMin, usualMax }) => [at, pageviews, usualMin, usualMax]),
  });
  const most = Math.max(4, ...perMinute.map((minute) => Math.max(minute.pageviews, minute.usualMax ?? 0)));
  const y = (value: number) => HEIGHT - (value / most) * (HEIGHT - 8);
  const width = Math.max(1, perMinute.length) * STEP - (STEP - BAR);
  const first = perMinute[0];
  return (
    <figure css={{ margin: 0 }}>
      <svg
        role="img"
        aria-label={
          past === null
            ? t("Page views per minute over the last 30 minutes")
            : t("Page views per minute over the 30 minutes before")
        }
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        css={{ display: "block", width: "100%", height: HEIGHT }}
      >
        <path d={bandPath(perMinute, y)} css={(theme) => ({ fill: theme.color.sunken })} />
        {perMinute.map((minute, n) => (
          <rect
            key={minute.at}
            x={n * STEP}
            width={BAR}
            y={y(minute.pageviews)}
            height={Math.max(HEIGHT - y(minute.pageviews), minute.pageviews > 0 ? 2 : 0)}
            rx={2}
            css={(theme) => ({ fill: theme.color.accent, opacity: n === perMinute.length - 1 ? 0.55 : 1 })}
          >
            <title>{minuteLabel(minute, zone)}</title>
          </rect>
        ))}
      </svg>
      <figcaption
        css={(theme) => ({
          display: "flex",
          justifyContent: "space-between",
          marginTop: 6,
          color: theme.color.muted,
          fontSize: theme.size.small,
        })}
      >
        <span>{first ? clockMinute(first.at, zone) : ""}</span>
        <span>
          {t("peak: {value} per minute", { value: Math.max(0, ...perMinute.map((minute) => minute.pageviews)) })}
        </span>
        <span>{past === null ? t("now") : clockMinute(new Date(past).toISOString(), zone)}</span>
      </figcaption>
      <VisuallyHidden>
        <ul>
          {perMinute.map((minute) => (
            <li key={minute.at}>{minuteLabel(minute, zone)}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </figure>
  );
}
