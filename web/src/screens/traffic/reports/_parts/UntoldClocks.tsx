import { graphql, useFragment } from "react-relay";
import type { UntoldClocks_hourly$key } from "#web/__generated__/UntoldClocks_hourly.graphql.ts";
import { t } from "#web/texts/t.ts";
import { percent } from "#web/ui/format/percent.ts";

/** What part of the visits could not be told by the visitors' own clocks; nothing where all could. */
export function UntoldClocks({ hourly }: { hourly: UntoldClocks_hourly$key }) {
  const { untoldClocks, totals } = useFragment(
    graphql`
      fragment UntoldClocks_hourly on HourlyTraffic {
        untoldClocks
        totals {
          sessions
        }
      }
    `,
    hourly,
  );
  if (!untoldClocks || totals.sessions === 0) return null;
  const share = untoldClocks / totals.sessions;
  return (
    <p css={(t) => ({ color: t.color.muted, fontSize: t.size.small })}>
      {t("{share} of visits did not tell their clock; they count by project time.", {
        share: percent(share, share < 0.1 ? 1 : 0),
      })}
    </p>
  );
}
