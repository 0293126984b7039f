import { graphql, useFragment } from "react-relay";
import type { FreeSessions_viewer$key } from "#web/__generated__/FreeSessions_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { ProgressBar } from "#web/ui/feedback/ProgressBar.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { StatRow } from "./StatRow.tsx";

/** The referred companies, and the plan's additional sessions earned by them. */
export function FreeSessions({ viewer }: { viewer: FreeSessions_viewer$key }) {
  const { referAndEarn } = useFragment(
    graphql`
      fragment FreeSessions_viewer on Viewer @throwOnFieldError {
        referAndEarn {
          clicks
          signUps
          verified
          earnedSessions
          mostSessions
          sessionsEach
        }
      }
    `,
    viewer,
  );
  if (!referAndEarn) return null;
  const { clicks, signUps, verified, earnedSessions, mostSessions, sessionsEach } = referAndEarn;
  const [now, most] = [exactNumber(earnedSessions), exactNumber(mostSessions)];
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.three })}>
      <StatRow>
        <Stat
          label={t("Clicks")}
          value={clicks}
          definition={t("Clicks on your link, counted once per browser per day.")}
        />
        <Stat label={t("Sign-ups")} value={signUps} definition={t("Companies that signed up through your link.")} />
        <Stat
          label={t("Verified")}
          value={verified}
          definition={t("Referred companies that have verified their email.")}
        />
      </StatRow>
      <ProgressBar
        label={t("Free sessions per month")}
        value={earnedSessions}
        max={mostSessions}
        valueLabel={t("{now} of {most}", { now, most })}
      />
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        {earnedSessions >= mostSessions
          ? t("You've earned the maximum. Paying companies still earn you money.")
          : t("The next company that verifies its email earns you {count} sessions per month.", {
              count: exactNumber(Math.min(sessionsEach, mostSessions - earnedSessions)),
            })}
      </p>
    </div>
  );
}
