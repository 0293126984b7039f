import { CircleCheck } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { FirstEvent_project$key } from "#web/__generated__/FirstEvent_project.graphql.ts";
import type {
  FirstEventSubscription,
  FirstEventSubscription$data,
} from "#web/__generated__/FirstEventSubscription.graphql.ts";
import { wantLayoutAgain } from "#web/layout/layoutState.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";

type Visit = NonNullable<FirstEventSubscription$data["realtime"]>["events"][number];

interface Props {
  project: FirstEvent_project$key;
  children: (isReceived: boolean) => ReactNode;
}

/** Waits for the first event of the website and shows it on arrival. */
export function FirstEvent({ project, children }: Props) {
  const {
    id,
    widgetId,
    installation: { trafficCheck },
  } = useFragment(
    graphql`
      fragment FirstEvent_project on Project {
        id
        widgetId
        installation {
          trafficCheck {
            lastEventAt
          }
        }
      }
    `,
    project,
  );
  const [newest, setNewest] = useState<Visit>();
  const href = useProjectHref(widgetId);
  useSubscription<FirstEventSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription FirstEventSubscription($project: ID!) {
            realtime(project: $project) {
              events {
                eventId
                at
                type
                name
                path
                country
                browser
                device
              }
            }
          }
        `,
        variables: { project: id },
        onNext: (data) => {
          const [event] = data?.realtime?.events ?? [];
          if (!event) return;
          setNewest((before) => {
            if (!before) wantLayoutAgain();
            return event;
          });
        },
      }),
      [id],
    ),
  );
  const at = newest?.at ?? trafficCheck?.lastEventAt;
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf, fontSize: theme.size.body })}>
      <div role="status" css={{ display: "grid", gap: 6, minHeight: 24 }}>
        <p css={(theme) => ({ display: "flex", alignItems: "center", gap: 8, fontWeight: theme.weight.medium })}>
          {at ? (
            <>
              <CircleCheck size={18} aria-hidden css={(theme) => ({ color: theme.color.positive })} />{" "}
              {t("First visit received")}
            </>
          ) : (
            <>
              <Spinner size={16} label={t("Waiting")} /> {t("Waiting for the first visit…")}
            </>
          )}
        </p>
        {at && (
          <p css={(theme) => ({ color: theme.color.muted })}>
            {[newest?.path, newest?.name, newest?.browser, newest?.country].filter(Boolean).join(" · ")}
            {newest && " · "}
            <RelativeTime at={at} />
          </p>
        )}
      </div>
      {at && (
        <p css={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
          <Link href={href("/")} css={buttonStyle("primary", "medium")}>
            {t("Open dashboard")}
          </Link>
          <Link href={href("/visitor/realtime")} css={buttonStyle("secondary", "medium")}>
            {t("Watch it live")}
          </Link>
        </p>
      )}
      {children(Boolean(at))}
    </div>
  );
}
