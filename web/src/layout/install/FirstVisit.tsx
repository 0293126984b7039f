import { CircleCheck } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { FirstVisit_project$key } from "#web/__generated__/FirstVisit_project.graphql.ts";
import type { FirstVisitSubscription } from "#web/__generated__/FirstVisitSubscription.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import { wantLayoutAgain } from "../layoutState.ts";

/** Shown next to the snippet: waits for the first event of the site and updates automatically. */
export function FirstVisit({ project }: { project: FirstVisit_project$key }) {
  const {
    id,
    installation: { trafficCheck },
  } = useFragment(
    graphql`
      fragment FirstVisit_project on Project {
        id
        installation {
          trafficCheck {
            lastEventAt
          }
        }
      }
    `,
    project,
  );
  const [isHere, setHere] = useState(false);
  useSubscription<FirstVisitSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription FirstVisitSubscription($project: ID!) {
            realtime(project: $project) {
              lastEventAt
            }
          }
        `,
        variables: { project: id },
        onNext: (data) => {
          if (data?.realtime?.lastEventAt) setHere(true);
        },
      }),
      [id],
    ),
  );
  const revalidator = useRevalidator();
  const showNumbers = useEffectEvent(() => {
    wantLayoutAgain();
    void revalidator.revalidate();
  });
  useEffect(() => {
    if (isHere) showNumbers();
  }, [isHere]);
  const isReceived = isHere || Boolean(trafficCheck?.lastEventAt);
  return (
    <p
      role="status"
      css={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: 8,
        minHeight: 24,
        fontWeight: theme.weight.medium,
      })}
    >
      {isReceived ? (
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
  );
}
