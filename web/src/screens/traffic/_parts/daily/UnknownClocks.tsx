import { graphql, useFragment } from "react-relay";
import type { UnknownClocks_hourly$key } from "#web/__generated__/UnknownClocks_hourly.graphql.ts";
import { t } from "#web/texts/t.ts";
import { percent } from "#web/ui/format/percent.ts";

/** The share of sessions without a known local time. Renders nothing if there are none. */
export function UnknownClocks({ hourly }: { hourly: UnknownClocks_hourly$key }) {
  const { unknownClocks, totals } = useFragment(
    graphql`
      fragment UnknownClocks_hourly on HourlyTraffic {
        unknownClocks
        totals {
          sessions
        }
      }
    `,
    hourly,
  );
  if (!unknownClocks || totals.sessions === 0) return null;
  const share = unknownClocks / totals.sessions;
  return (
    <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small })}>
      {t("{share} of sessions didn't report a time zone. They use project time.", {
        share: percent(share, share < 0.1 ? 1 : 0),
      })}
    </p>
  );
}
