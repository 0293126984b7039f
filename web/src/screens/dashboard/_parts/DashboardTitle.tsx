import { Share2, StickyNote } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DashboardTitle_project$key } from "#web/__generated__/DashboardTitle_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { GoalSelect } from "./GoalSelect.tsx";

const ShareDialog = lazy(() =>
  import("#web/screens/_parts/share/ShareDialog.tsx").then((chunk) => ({ default: chunk.ShareDialog })),
);
const NoteDialog = lazy(() => import("./NoteDialog.tsx").then((chunk) => ({ default: chunk.NoteDialog })));

export function DashboardTitle({ project }: { project: DashboardTitle_project$key }) {
  const data = useFragment(
    graphql`
      fragment DashboardTitle_project on Project {
        id
        viewerCanShare
        viewerCanAnnotate
        ...GoalSelect_project @include(if: $isMember) @alias(as: "goals")
        traffic(range: $range, compare: $compare, filters: $filters, goal: $goal) {
          summary {
            range {
              startDate
              endDate
              timezone
            }
          }
        }
      }
    `,
    project,
  );
  const [open, setOpen] = useState<"share" | "note" | null>(null);
  const range = data.traffic?.summary?.range;
  const close = () => setOpen(null);
  return (
    <>
      <PageTitle
        title={t("Dashboard")}
        description={
          range &&
          t("{rangeLabel}, {timezone} time", {
            rangeLabel: rangeLabel(range.startDate, range.endDate),
            timezone: range.timezone,
          })
        }
        actions={
          <>
            {data.goals && <GoalSelect project={data.goals} />}
            {data.viewerCanAnnotate && (
              <Button icon={<StickyNote aria-hidden />} onPress={() => setOpen("note")}>
                {t("Add note")}
              </Button>
            )}
            {data.viewerCanShare && (
              <Button icon={<Share2 aria-hidden />} onPress={() => setOpen("share")}>
                {t("Share")}
              </Button>
            )}
          </>
        }
      />
      <Suspense>
        {open === "share" && <ShareDialog projectId={data.id} module="DASHBOARD" onClose={close} />}
        {open === "note" && (
          <NoteDialog projectId={data.id} today={range?.endDate.slice(0, 10) ?? ""} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
