import { graphql, useFragment } from "react-relay";
import type {
  MinuteBars_realtime$data,
  MinuteBars_realtime$key,
} from "#web/__generated__/MinuteBars_realtime.graphql.ts";
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import { useChartTable } from "#web/ui/charts/chartTable.ts";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";

const HEIGHT = 150;
const STEP = 20;
const BAR = 14;

type Minute = MinuteBars_realtime$data["perMinute"][number];

const clock = (at: string) => new Date(at).toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" });

function minuteLabel({ at, pageviews, usualMin, usualMax }: Minute): string {
  const usual = usualMin == null || usualMax == null ? "" : `, usually ${usualMin} to ${usualMax}`;
  return `${clock(at)}: ${pageviews} page views${usual}`;
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
        aria-label={t("Page views per minute over the last 30 minutes")}
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
            <title>{minuteLabel(minute)}</title>
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
        <span>{first ? clock(first.at) : ""}</span>
        <span>
          {t("peak: {value} per minute", { value: Math.max(0, ...perMinute.map((minute) => minute.pageviews)) })}
        </span>
        <span>{t("now")}</span>
      </figcaption>
      <VisuallyHidden>
        <ul>
          {perMinute.map((minute) => (
            <li key={minute.at}>{minuteLabel(minute)}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </figure>
  );
}
