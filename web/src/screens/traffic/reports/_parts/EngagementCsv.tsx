/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/EngagementCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query EngagementCsvQuery(
    $project: ID
    $range: RangeInput!
    $compare: Comparison
    $filters: FilterInput
    $goal: String
    $limit: Int!
    $offset: Int!
    $isFriction: Boolean!
  ) {
    viewer {
      project(id: $project) {
        traffic {
          report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
            engagement(limit: $limit, offset: $offset) {
              topPages @skip(if: $isFriction) {
                path
                pageviews
                engagedTime
                scrollDepth
              }
              friction @include(if: $isFriction) {
                path
                rage
                dead
                sessions
              }
            }
          }
        }
      }
    }
  }
`;

const files = {
  topPages: {
    view: "engagement",
    columns: [
      { title: t("Page"), value: "path" },
      { title: t("Views"), value: "pageviews" },
      { title: t("Time in use"), value: "engagedTime" },
      { title: t("Scroll"), value: "scrollDepth" },
    ],
  },
  friction: {
    view: "friction",
    columns: [
      { title: t("Page"), value: "path" },
      { title: t("Rage clicks"), value: "rage" },
      { title: t("Dead clicks"), value: "dead" },
      { title: t("Sessions"), value: "sessions" },
    ],
  },
} as const;

interface Props {
  /** every page that was used, or every one on which somebody got stuck */
  of: keyof typeof files;
  range: CsvRange;
}

export function EngagementCsv({ of, range }: Props) {
  const { project, range: asked, compare, filters, goal } = useScreenVariables();
  const { view, columns } = files[of];
  const page = { limit: PAGE, offset: 0, isFriction: of === "friction" };
  return (
    <WholeCsvButton
      view={view}
      range={range}
      query={query}
      variables={{ project, range: asked, compare, filters, goal, ...page }}
      rows={`viewer.project.traffic.report.engagement.${of}`}
      columns={columns}
    />
  );
}
