import { graphql, useFragment } from "react-relay";
import type {
  CommentsByDay_report$data,
  CommentsByDay_report$key,
} from "#web/__generated__/CommentsByDay_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { LineChart } from "#web/ui/charts/LineChart.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { writeMean } from "../_lib/feedbackChoices.ts";

const HEIGHT = 240;
const shownChoices = ["COUNT", "MEAN"] as const;

/** Comments or average rating per day. */
export function CommentsByDay({ report }: { report: CommentsByDay_report$key }) {
  const [shown, choose] = useSearchChoice("by", shownChoices, "COUNT");
  return (
    <Panel
      title={shown === "COUNT" ? t("Comments by day") : t("Average rating by day")}
      height={HEIGHT}
      saveAs={shown === "COUNT" ? "comments-by-day" : "mean-rating-by-day"}
      actions={
        <SegmentedControl
          label={t("Metric")}
          segments={[
            { id: "COUNT", label: t("Comments") },
            { id: "MEAN", label: t("Average rating") },
          ]}
          selected={shown}
          onSelect={choose}
        />
      }
    >
      <Days report={report} shown={shown} />
    </Panel>
  );
}

type Day = CommentsByDay_report$data["days"][number];
const lines = {
  COUNT: { name: t("Comments"), read: (day: Day) => day.comments },
  MEAN: { name: t("Average rating"), read: (day: Day) => day.mean ?? null },
} as const;

function Days({ report, shown }: { report: CommentsByDay_report$key; shown: (typeof shownChoices)[number] }) {
  const { days } = useFragment(
    graphql`
      fragment CommentsByDay_report on FeedbackReport {
        days {
          day
          comments
          mean
        }
      }
    `,
    report,
  );
  const { name, read } = lines[shown];
  return (
    <LineChart
      label={name}
      height={HEIGHT}
      interval="day"
      times={days.map(({ day }) => day)}
      series={[{ id: shown, name, values: days.map(read), area: shown === "COUNT" }]}
      {...(shown === "MEAN" && { format: writeMean })}
    />
  );
}
