import { CircleCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { FirstVisit_project$key } from "#web/__generated__/FirstVisit_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import { useFirstVisit } from "./useFirstVisit.ts";

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
  const isHere = useFirstVisit(id);
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
