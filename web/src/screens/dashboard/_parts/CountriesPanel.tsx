import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { CountriesPanel_project$key } from "#web/__generated__/CountriesPanel_project.graphql.ts";
import type { CountriesPanel_report$key } from "#web/__generated__/CountriesPanel_report.graphql.ts";
import { toggleCondition, valueCondition } from "#web/reports/url/reportState.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { DetailsButton } from "#web/reports/tables/details/DetailsButton.tsx";
import { DimensionTabs } from "#web/reports/tables/DimensionTabs.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { BAR_HEIGHT, BarList } from "#web/ui/charts/BarList.tsx";
import { ValueIcon } from "#web/ui/data/ValueIcon.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { useNarrower } from "#web/ui/layout/useNarrow.ts";
import { WhenNear } from "#web/ui/layout/WhenNear.tsx";
import { placeDimensions } from "../_lib/dashboardChoices.ts";
import { PlacesRows } from "./PlacesRows.tsx";

const WorldMap = lazy(() => import("#web/ui/charts/WorldMap.tsx").then((chunk) => ({ default: chunk.WorldMap })));

/** from this width of the window in px, the countries are beside the map */
const WIDE = 900;
const LISTED = 8;
const LIST_HEIGHT = LISTED * BAR_HEIGHT;
/** of the link to all countries */
const DETAILS_HEIGHT = 46;
const STACKED_MAP_HEIGHT = 200;
const TABLE_HEIGHT = 432;
const country = dimensionKind("COUNTRY");

interface Props {
  report: CountriesPanel_report$key;
  project: CountriesPanel_project$key;
  isMember: boolean;
}

/** Visitors by country on a world map and as a list, or a table of regions or cities. */
export function CountriesPanel({ report, project, isMember }: Props) {
  const [dimension, choose] = useSearchChoice("places", placeDimensions, "COUNTRY");
  const isWorld = dimension === "COUNTRY";
  const isStacked = useNarrower(WIDE);
  const worldHeight = LIST_HEIGHT + DETAILS_HEIGHT + (isStacked ? STACKED_MAP_HEIGHT : 0);
  return (
    <Panel
      title={t("Locations")}
      flush={!isWorld}
      height={isWorld ? worldHeight : TABLE_HEIGHT}
      isDeferred
      {...(isWorld && { saveAs: "visitors-by-country" })}
      definition={t("Derived from the visitor's IP address, which isn't stored. Unknown locations are included.")}
      actions={
        <DimensionTabs label={t("Locations")} dimensions={placeDimensions} selected={dimension} onSelect={choose} />
      }
    >
      <Places report={report} project={project} isMember={isMember} isStacked={isStacked} />
    </Panel>
  );
}

function Places({ report, project, isMember, isStacked }: Props & { isStacked: boolean }) {
  const { countries, places } = useFragment(
    graphql`
      fragment CountriesPanel_report on TrafficReport @throwOnFieldError {
        countries: breakdown(dimension: COUNTRY, limit: 250) @skip(if: $hasPlaces) {
          visitors
          rows {
            name
            visitors
          }
        }
        ...PlacesRows_report @include(if: $hasPlaces) @alias(as: "places")
      }
    `,
    report,
  );
  const { inside } = useFragment(
    graphql`
      fragment CountriesPanel_project on Project {
        ...PlacesRows_project @include(if: $hasPlaces) @alias(as: "inside")
      }
    `,
    project,
  );
  const [state, change] = useReportState();
  if (places && inside) return <PlacesRows report={places} project={inside} isMember={isMember} />;
  if (!countries) return null;
  const filterBy = (code: string) =>
    change({ filters: toggleCondition(state.filters, valueCondition("COUNTRY", code)) });
  const mapHeight = isStacked ? STACKED_MAP_HEIGHT : LIST_HEIGHT + DETAILS_HEIGHT;
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        alignItems: "center",
        gridTemplateColumns: isStacked ? "minmax(0, 1fr)" : "minmax(0, 3fr) minmax(0, 2fr)",
      })}
    >
      <WhenNear height={mapHeight}>
        <Suspense fallback={<Skeleton shape="block" height={mapHeight} />}>
          <WorldMap
            label={t("Visitors by country")}
            metric={t("Visitors")}
            height={mapHeight}
            values={countries.rows.filter((row) => row.name).map((row) => ({ code: row.name, value: row.visitors }))}
            onSelect={filterBy}
          />
        </Suspense>
      </WhenNear>
      <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf, alignSelf: "start", minWidth: 0 })}>
        {/* with its flags, which are files */}
        <WhenNear height={LIST_HEIGHT}>
          <BarList
            label={t("Countries with the most visitors")}
            total={countries.visitors}
            items={countries.rows.slice(0, LISTED).map((row) => ({
              id: row.name,
              icon: row.name && <ValueIcon icon={`flag-${row.name.toLowerCase()}`} />,
              label: country.write(row.name),
              value: row.visitors,
            }))}
            onSelect={filterBy}
          />
        </WhenNear>
        <div data-print="no" css={{ display: "flex", justifyContent: "flex-end", marginRight: -8 }}>
          <DetailsButton
            title={country.label}
            view="countries"
            rows="viewer.project.traffic.report.countries.rows"
            pageSize={1000}
            columns={[
              { title: country.head, value: "name", dimension: country.id },
              { title: t("Visitors"), value: "visitors" },
            ]}
            onSelect={({ name }) => filterBy(String(name))}
          />
        </div>
      </div>
    </div>
  );
}
