/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/HoursCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

void graphql`
  query HoursCsvQuery(
    $project: ID
    $range: RangeInput!
    $compare: Comparison
    $filters: FilterInput
    $goal: String
    $weekday: Int
    $clock: ReportClock!
  ) {
    viewer {
      project(id: $project) {
        traffic {
          report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
            hourly(weekday: $weekday, clock: $clock) {
              rows {
                hour
                visitors
                sessions
                pageviews
                conversions
                previous {
                  visitors
                }
              }
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Hour"), value: "hour" },
  { title: t("Visitors"), value: "visitors" },
  { title: t("Visitors before"), value: "previous.visitors" },
  { title: t("Sessions"), value: "sessions" },
  { title: t("Views"), value: "pageviews" },
  { title: t("Conversions"), value: "conversions" },
];

interface Props {
  range: CsvRange;
  /** conversions are counted */
  hasGoal: boolean;
}

/** The 24 hours. */
export function HoursCsv({ range, hasGoal }: Props) {
  const { project, range: asked, compare, filters, goal, weekday, clock } = useScreenVariables();
  return (
    <WholeCsvButton
      view="hourly-traffic"
      range={range}
      query={query}
      variables={{ project, range: asked, compare, filters, goal, weekday, clock }}
      rows="viewer.project.traffic.report.hourly.rows"
      columns={hasGoal ? columns : columns.filter(({ value }) => value !== "conversions")}
    />
  );
}
