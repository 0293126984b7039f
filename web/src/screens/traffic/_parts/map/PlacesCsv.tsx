/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/PlacesCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query PlacesCsvQuery(
    $project: ID
    $range: RangeInput!
    $compare: Comparison
    $filters: FilterInput
    $goal: String
    $country: String!
    $region: String
    $places: PlaceLevel!
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        places {
          map(range: $range, compare: $compare, filters: $filters, goal: $goal) {
            places(level: $places, country: $country, region: $region, limit: $limit, offset: $offset) {
              rows {
                name
                region
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
  { title: t("Name"), value: "name" },
  { title: t("Region"), value: "region" },
  { title: t("Visitors"), value: "values.visitors" },
  { title: t("Visitors before"), value: "previous.visitors" },
  { title: t("Sessions"), value: "values.sessions" },
  { title: t("Bounce"), value: "values.bounceRate" },
  { title: t("Conversions"), value: "values.conversions" },
  { title: t("Conv."), value: "values.conversionRate" },
  { title: t("Revenue"), value: "values.revenue" },
];

/** All regions or cities of the country, with all their numbers. */
export function PlacesCsv() {
  const { project, range, compare, filters, goal, country, region, places } = useScreenVariables();
  return (
    <WholeCsvButton
      view={`${places === "CITY" ? "cities" : "regions"}-${String(country)}`}
      query={query}
      variables={{ project, range, compare, filters, goal, country, region, places, limit: PAGE, offset: 0 }}
      rows="viewer.project.places.map.places.rows"
      columns={columns}
    />
  );
}
