import { graphql, useFragment } from "react-relay";
import type { SampleLine_heatmap$key } from "#web/__generated__/SampleLine_heatmap.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, tabular } from "#web/theme/textStyle.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { absoluteTime } from "#web/ui/format/relativeTime.ts";
import type { Mode } from "#web/reports/heatmap/modes.ts";
import { modeLabels } from "../../_lib/heatmapChoices.ts";

interface Props {
  heatmap: SampleLine_heatmap$key;
  mode: Mode;
}

/** Below this number of page views the picture changes with every visitor. */
const FEW = 100;
const isRecorded = (mode: Mode) => mode === "move" || mode === "attention";

/** How much the heatmap is based on, always in words, and a warning if it is little. */
export function SampleLine({ heatmap, mode }: Props) {
  const { sample, isCut, range } = useFragment(
    graphql`
      fragment SampleLine_heatmap on Heatmap {
        isCut
        sample {
          pageViews
          visitors
          recordedPageViews
          points
          firstAt
          lastAt
        }
        range {
          timezone
        }
      }
    `,
    heatmap,
  );
  const { timezone } = range;
  const { pageViews, visitors, recordedPageViews, points, firstAt, lastAt } = sample;
  const parts = [
    phrase("{count, plural, one {# page view} other {# page views}}", { count: pageViews }),
    phrase("{count, plural, one {# visitor} other {# visitors}}", { count: visitors }),
    isRecorded(mode) &&
      phrase("{count, plural, one {# recorded page view} other {# recorded page views}}", { count: recordedPageViews }),
    points > 0 && `${modeLabels[mode]}: ${exactNumber(points)}`,
    firstAt &&
      lastAt &&
      t("from {first} to {last}", { first: absoluteTime(firstAt, timezone), last: absoluteTime(lastAt, timezone) }),
  ].filter(Boolean);
  const basis = isRecorded(mode) ? recordedPageViews : pageViews;
  return (
    <>
      <p css={(theme) => ({ ...caption(theme), ...tabular })}>{parts.join(" · ")}</p>
      {basis > 0 && basis < FEW && (
        <Banner tone="warning">
          {phrase(
            "{count, plural, one {Only # page view: the picture may change with every visitor. Choose a longer range or remove filters.} other {Only # page views: the picture may change with every visitor. Choose a longer range or remove filters.}}",
            { count: basis },
          )}
        </Banner>
      )}
      {isCut && (
        <Banner>{t("There are more places than can be drawn. The ones with the most points are shown.")}</Banner>
      )}
    </>
  );
}
