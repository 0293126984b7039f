import { useMemo, useState } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { OnlineNow_project$key } from "#web/__generated__/OnlineNow_project.graphql.ts";
import type { OnlineNowSubscription } from "#web/__generated__/OnlineNowSubscription.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { compactNumber } from "#web/ui/format/compactNumber.ts";
import { useHasRoute } from "../knownPaths.ts";
import { useProjectHref } from "../useProjectHref.ts";

const PATH = "/visitor/realtime";

/** The number of visitors currently on the site, shown on every screen. */
export function OnlineNow({ project }: { project: OnlineNow_project$key }) {
  const { id, widgetId, features } = useFragment(
    graphql`
      fragment OnlineNow_project on Project {
        id
        widgetId
        features
      }
    `,
    project,
  );
  const href = useProjectHref(widgetId);
  const isShown = useHasRoute()(PATH) && features.includes("ANALYTICS");
  return isShown ? <Live key={id} projectId={id} href={href(PATH)} /> : null;
}

function Live({ projectId, href }: { projectId: string; href: string }) {
  const [present, setPresent] = useState<number>();
  useSubscription<OnlineNowSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription OnlineNowSubscription($project: ID!) {
            realtime(project: $project) {
              active
              idle
            }
          }
        `,
        variables: { project: projectId },
        onNext: (data) => {
          const now = data?.realtime;
          setPresent(now ? now.active + now.idle : undefined);
        },
      }),
      [projectId],
    ),
  );
  if (present === undefined) return null;
  return (
    <Link
      href={href}
      css={(theme) => ({
        borderRadius: theme.radius.round,
        textDecoration: "none",
        cursor: "pointer",
        flexShrink: 0,
        "@container (max-width: 899px)": { display: "none" },
      })}
    >
      <Badge
        tone="positive"
        dot={present > 0 ? "live" : true}
        title={phrase("{count, plural, one {# visitor} other {# visitors}} with a visible page, active or idle", {
          count: present,
        })}
      >
        {t("{compactNumber} online now", { compactNumber: compactNumber(present) })}
      </Badge>
    </Link>
  );
}
