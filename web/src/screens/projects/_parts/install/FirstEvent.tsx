import { CircleCheck } from "lucide-react";
import { useMemo, useState } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { FirstEvent_project$key } from "#web/__generated__/FirstEvent_project.graphql.ts";
import type {
  FirstEventSubscription,
  FirstEventSubscription$data,
} from "#web/__generated__/FirstEventSubscription.graphql.ts";
import { wantLayoutAgain } from "#web/layout/layoutState.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

type Visit = NonNullable<FirstEventSubscription$data["realtime"]>["events"][number];

/** Waits for the first event of the site and shows it on arrival. */
export function FirstEvent({ project }: { project: FirstEvent_project$key }) {
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
    <Card title={t("First visit")}>
      <div role="status" css={(theme) => ({ display: "grid", gap: 6, minHeight: 24, fontSize: theme.size.body })}>
        {at ? (
          <>
            <p css={(theme) => ({ display: "flex", alignItems: "center", gap: 8, fontWeight: theme.weight.medium })}>
              <CircleCheck size={18} aria-hidden css={(theme) => ({ color: theme.color.positive })} />{" "}
              {t("First visit received")}
            </p>
            <p css={(theme) => ({ color: theme.color.muted })}>
              {newest && (
                <>
                  {[newest.path, newest.name, newest.browser, newest.country].filter(Boolean).join(" · ")}
                  {" · "}
                </>
              )}
              <RelativeTime at={at} />
            </p>
            <p>
              <TextLink href={href("/visitor/realtime")}>{t("Watch it live")}</TextLink>
              {" · "}
              <TextLink href={href("/")}>{t("Open dashboard")}</TextLink>
            </p>
          </>
        ) : (
          <p css={(theme) => ({ display: "flex", alignItems: "center", gap: 8, fontWeight: theme.weight.medium })}>
            <Spinner size={16} label={t("Waiting")} /> {t("Waiting for the first visit…")}
          </p>
        )}
      </div>
    </Card>
  );
}
