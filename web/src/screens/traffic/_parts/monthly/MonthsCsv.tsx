/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/MonthsCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

void graphql`
  query MonthsCsvQuery($project: ID, $filters: FilterInput, $months: Int!) {
    viewer {
      project(id: $project) {
        traffic {
          monthlyChart(months: $months, filters: $filters) {
            months {
              month
              counts {
                visitors
                sessions
                pageviews
              }
              previous {
                visitors
                sessions
                pageviews
              }
              isPartial
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Month"), value: "month" },
  { title: t("Visitors"), value: "counts.visitors" },
  { title: t("Visitors a year before"), value: "previous.visitors" },
  { title: t("Sessions"), value: "counts.sessions" },
  { title: t("Sessions a year before"), value: "previous.sessions" },
  { title: t("Views"), value: "counts.pageviews" },
  { title: t("Views a year before"), value: "previous.pageviews" },
  { title: t("So far"), value: "isPartial" },
];

/** The months, and the same of the year before. */
export function MonthsCsv() {
  const { project, filters, months } = useScreenVariables();
  return (
    <WholeCsvButton
      view="months"
      query={query}
      variables={{ project, filters, months }}
      rows="viewer.project.traffic.monthlyChart.months"
      columns={columns}
    />
  );
}
