/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/DaysCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

void graphql`
  query DaysCsvQuery($project: ID, $range: RangeInput!, $compare: Comparison, $filters: FilterInput, $goal: String) {
    viewer {
      project(id: $project) {
        traffic {
          report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
            daily {
              rows {
                day
                visitors
                newVisitors
                returningVisitors
                sessions
                pageviews
                bounceRate
                averageDuration
                conversions
                anomaly
              }
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Day"), value: "day" },
  { title: t("Visitors"), value: "visitors" },
  { title: t("New"), value: "newVisitors" },
  { title: t("Returning"), value: "returningVisitors" },
  { title: t("Sessions"), value: "sessions" },
  { title: t("Views"), value: "pageviews" },
  { title: t("Bounce"), value: "bounceRate" },
  { title: t("Duration"), value: "averageDuration" },
  { title: t("Conversions"), value: "conversions" },
  { title: t("Unusual"), value: "anomaly" },
];

interface Props {
  range: CsvRange;
  /** conversions are counted */
  hasGoal: boolean;
}

/** Each day of the range. */
export function DaysCsv({ range, hasGoal }: Props) {
  const { project, range: asked, compare, filters, goal } = useScreenVariables();
  return (
    <WholeCsvButton
      view="daily-traffic"
      range={range}
      query={query}
      variables={{ project, range: asked, compare, filters, goal }}
      rows="viewer.project.traffic.report.daily.rows"
      columns={hasGoal ? columns : columns.filter(({ value }) => value !== "conversions")}
    />
  );
}
