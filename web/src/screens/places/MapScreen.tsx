import { graphql, usePreloadedQuery } from "react-relay";
import type { MapScreenQuery } from "#web/__generated__/MapScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { CountriesTable } from "./_parts/CountriesTable.tsx";
import { CountryPanel } from "./_parts/CountryPanel.tsx";
import { WorldPanel } from "./_parts/WorldPanel.tsx";

const share = { module: "MAP" as const };

/** Visitors by country on a world map. */
export default function MapScreen({ queryRef }: ScreenProps<MapScreenQuery>) {
  const { viewer } = usePreloadedQuery<MapScreenQuery>(
    graphql`
      query MapScreenQuery(
        $project: ID
        $range: RangeInput!
        $compare: Comparison
        $filters: FilterInput
        $goal: String
        $places: PlaceLevel!
        $country: String!
        $region: String
        $hasCountry: Boolean!
        $isMember: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            id
            ...ReportTitle_project
            ...CountryPanel_project @include(if: $hasCountry) @alias(as: "ofCountry")
            places {
              map(range: $range, compare: $compare, filters: $filters, goal: $goal) {
                countries @catch(to: NULL) {
                  range {
                    ...useReportRange_range
                  }
                }
                ...WorldPanel_map
                ...CountriesTable_map
                ...CountryPanel_map
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { project } = viewer;
  const range = useReportRange(project?.places.map?.countries?.range);
  if (!project) return <NoProject />;
  const map = project.places.map;
  const { isMember, hasCountry, country } = queryRef.variables;
  return (
    <>
      <ReportTitle title={t("Map")} project={project} range={range} share={share} hasGoal />
      {map && (
        <div
          css={(theme) => ({
            display: "grid",
            gap: theme.space.two,
            gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
            "@media (max-width: 1180px)": { gridTemplateColumns: "minmax(0, 1fr)" },
          })}
        >
          <WorldPanel map={map} projectId={project.id} isMember={isMember} />
          <CountriesTable map={map} />
          {hasCountry && project.ofCountry && (
            <div css={{ gridColumn: "1 / -1", minWidth: 0 }}>
              <CountryPanel map={map} project={project.ofCountry} country={country} isMember={isMember} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
