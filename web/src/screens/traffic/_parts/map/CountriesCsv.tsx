/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/CountriesCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

void graphql`
  query CountriesCsvQuery(
    $project: ID
    $range: RangeInput!
    $compare: Comparison
    $filters: FilterInput
    $goal: String
  ) {
    viewer {
      project(id: $project) {
        places {
          map(range: $range, compare: $compare, filters: $filters, goal: $goal) {
            countries {
              rows {
                name
                values {
                  visitors
                  sessions
                  bounceRate
                  conversions
                  conversionRate
                  revenue
                }
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
  { title: t("Country"), value: "name" },
  { title: t("Visitors"), value: "values.visitors" },
  { title: t("Visitors before"), value: "previous.visitors" },
  { title: t("Sessions"), value: "values.sessions" },
  { title: t("Bounce"), value: "values.bounceRate" },
  { title: t("Conversions"), value: "values.conversions" },
  { title: t("Conv."), value: "values.conversionRate" },
  { title: t("Revenue"), value: "values.revenue" },
];

/** All countries with all their numbers. */
export function CountriesCsv({ range }: { range: CsvRange }) {
  const { project, range: asked, compare, filters, goal } = useScreenVariables();
  return (
    <WholeCsvButton
      view="countries"
      range={range}
      query={query}
      variables={{ project, range: asked, compare, filters, goal }}
      rows="viewer.project.places.map.countries.rows"
      columns={columns}
    />
  );
}
