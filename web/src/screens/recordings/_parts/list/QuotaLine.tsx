import { graphql, useFragment } from "react-relay";
import type { QuotaLine_viewer$key } from "#web/__generated__/QuotaLine_viewer.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";

interface Props {
  viewer: QuotaLine_viewer$key;
  /** sessions of this project that were recorded this month */
  recorded: number | null | undefined;
}

/** What was recorded this month, and how many sessions the plan has left. */
export function QuotaLine({ viewer, recorded }: Props) {
  const { viewerCanSeeUsage, billingScreens, plan, usage } = useFragment(
    graphql`
      fragment QuotaLine_viewer on Viewer {
        viewerCanSeeUsage
        billingScreens
        plan {
          sessions
          rewardedSessions
        }
        usage {
          sessions
        }
      }
    `,
    viewer,
  );
  const hasRoute = useHasRoute();
  const parts = [
    ...(recorded == null
      ? []
      : [
          phrase("{count, plural, one {# session recorded this month} other {# sessions recorded this month}}", {
            count: recorded,
          }),
        ]),
    ...(viewerCanSeeUsage && plan?.sessions != null && usage
      ? [
          phrase("{used, number} of {limit, number} sessions of the plan used", {
            ...{ used: usage.sessions, limit: plan.sessions + plan.rewardedSessions },
          }),
        ]
      : []),
  ];
  if (parts.length === 0) return null;
  return (
    <span>
      {parts.join(" · ")}
      {billingScreens?.includes("SUBSCRIPTION") && hasRoute("/subscription") && (
        <>
          {" · "}
          <TextLink href="/subscription">{t("Plan")}</TextLink>
        </>
      )}
    </span>
  );
}
