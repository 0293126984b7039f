import { Pencil } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { GoalTitle_goal$key } from "#web/__generated__/GoalTitle_goal.graphql.ts";
import type { GoalTitle_report$key } from "#web/__generated__/GoalTitle_report.graphql.ts";
import type { GoalTitle_project$key } from "#web/__generated__/GoalTitle_project.graphql.ts";
import { MakeFunnel } from "#web/reports/funnels/MakeFunnel.tsx";
import { canBeStep } from "#web/reports/funnels/funnelSteps.ts";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { ArchiveGoal } from "./ArchiveGoal.tsx";
import { GoalRule } from "./GoalRule.tsx";

interface Props {
  goal: GoalTitle_goal$key;
  report: GoalTitle_report$key | null | undefined;
  project: GoalTitle_project$key;
  canWrite: boolean;
}

export function GoalTitle({ goal, report, project, canWrite }: Props) {
  const data = useFragment(
    graphql`
      fragment GoalTitle_goal on Goal {
        goalProfileId
        name
        isArchived
        type
        ...GoalRule_goal
        ...ArchiveGoal_goal
      }
    `,
    goal,
  );
  const answered = useFragment(
    graphql`
      fragment GoalTitle_report on GoalReport {
        range {
          startDate
          endDate
          timezone
        }
      }
    `,
    report,
  );
  const head = useFragment(
    graphql`
      fragment GoalTitle_project on Project {
        ...ReportTitle_project
      }
    `,
    project,
  );
  const days = answered?.range;
  const range = days && { startDate: days.startDate, endDate: days.endDate, timezone: days.timezone };
  return (
    <>
      <ReportTitle title={data.name} project={head} range={range}>
        {canWrite && (
          <>
            <ArchiveGoal goal={data} />
            {!data.isArchived && canBeStep(data.type) && (
              <MakeFunnel steps={[{ kind: "GOAL", match: "SIMPLE", value: String(data.goalProfileId) }]} />
            )}
            {!data.isArchived && (
              <Link href={`/goals/edit/${data.goalProfileId}`} css={buttonStyle("primary")}>
                <Pencil size={16} aria-hidden /> {t("Edit goal")}
              </Link>
            )}
          </>
        )}
      </ReportTitle>
      <GoalRule goal={data} />
    </>
  );
}
