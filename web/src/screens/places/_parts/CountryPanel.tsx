import { ArrowLeft, X } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CountryPanel_map$key } from "#web/__generated__/CountryPanel_map.graphql.ts";
import type { CountryPanel_project$key } from "#web/__generated__/CountryPanel_project.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { TableActions } from "#web/reports/tables/TableActions.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { placeGroups } from "#web/reports/places/placeGroups.ts";
import { PlacesNote } from "#web/reports/places/PlacesNote.tsx";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { rowHeight } from "#web/theme/rowHeight.ts";
import { headHeight } from "#web/ui/data/tableStyle.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { insideColumns, mapMetricIds } from "../_lib/mapMetrics.ts";
import { readPlaceValues } from "../_lib/readPlaceValues.ts";
import { CountryLine } from "./CountryLine.tsx";
import { placeFields } from "./placeColumns.tsx";
import { PlaceTable } from "./PlaceTable.tsx";
import { useMapPlace } from "./useMapPlace.ts";

const placeLevels = ["REGION", "CITY"] as const;
/** whole rows below the header; the line below the last one is the footer's */
const HEIGHT = headHeight + 9 * rowHeight - 1;
const MIN_HEIGHT = 180;

interface Props {
  map: CountryPanel_map$key;
  project: CountryPanel_project$key;
  country: string;
  /** share links don't include the traffic report */
  isMember: boolean;
}

/** One country: its regions, its cities (all or of one region), and a link to the report on its sessions. */
export function CountryPanel({ map, project, country, isMember }: Props) {
  const [chosen, choose] = useSearchChoice("places", placeLevels, "REGION");
  const { region, openCountry, openRegion } = useMapPlace();
  const name = dimensionKind("COUNTRY").write(country);
  const level = region === null ? chosen : "CITY";
  return (
    <Panel
      title={region === null ? name : `${region || t("Unknown region")}, ${name}`}
      flush
      height={MIN_HEIGHT}
      actions={
        <>
          {region === null ? (
            <SegmentedControl
              label={t("Location type")}
              segments={placeLevels.map((id) => ({ id, label: dimensionKind(id).label }))}
              selected={level}
              onSelect={choose}
            />
          ) : (
            <Button size="small" icon={<ArrowLeft aria-hidden />} onPress={() => openRegion(null)}>
              {t("All regions")}
            </Button>
          )}
          <IconButton label={t("Close {name}", { name })} size="small" onPress={() => openCountry(null)}>
            <X aria-hidden />
          </IconButton>
        </>
      }
    >
      <Places {...{ map, project, country, isMember, name, level, region, openRegion }} />
    </Panel>
  );
}

type PlaceRow = { readonly name: string; readonly region?: string | null | undefined };

interface PlacesProps extends Props {
  name: string;
  level: (typeof placeLevels)[number];
  region: string | null;
  openRegion: (region: string) => void;
}

function Places({ map, project: given, country, isMember, name, level, region, openRegion }: PlacesProps) {
  const { places } = useFragment(
    graphql`
      fragment CountryPanel_map on VisitorMap @throwOnFieldError {
        places(level: $places, country: $country, region: $region) @include(if: $hasCountry) {
          rows {
            name
            region
            values {
              ...readPlaceValues_values
            }
            previous {
              ...readPlaceValues_values
            }
          }
          totals {
            ...readPlaceValues_values
          }
          currency
        }
      }
    `,
    map,
  );
  const project = useFragment(
    graphql`
      fragment CountryPanel_project on Project {
        ...PlacesNote_project
      }
    `,
    given,
  );
  const [metric] = useSearchChoice("metric", mapMetricIds, "VISITORS");
  const drilldowns = useDrilldowns();
  if (!places) return null;
  const { rows, currency } = places;
  const totals = readPlaceValues(places.totals);
  const { head, label, write } = dimensionKind(level);
  const placeOf = ({ name: placeName, region: own }: PlaceRow) => ({
    name: placeName,
    country,
    ...(level === "CITY" && { region: region ?? own ?? "" }),
  });
  const isUnknown = rows.length > 0 && rows.every((row) => row.name === "");
  return (
    <>
      <CountryLine {...{ country, name, metric, totals, currency, region, isMember }} />
      <PlaceTable
        head={head}
        metric={metric}
        metrics={insideColumns(metric)}
        rows={rows.map(({ values, previous, ...row }) => ({
          ...row,
          // with a single region, every city would show the same one
          region: region === null ? row.region : null,
          values: readPlaceValues(values),
          previous: previous ? readPlaceValues(previous) : null,
        }))}
        totals={totals}
        currency={currency}
        write={write}
        country={country}
        csv={
          <TableActions
            title={label}
            view={`${level === "CITY" ? "cities" : "regions"}-${country}`}
            rows="viewer.project.places.map.places.rows"
            pageSize={1000}
            columns={placeFields(
              [
                { title: head, value: "name", dimension: level },
                ...(level === "CITY" ? [{ title: t("Region"), value: "region" }] : []),
              ],
              currency,
            )}
          />
        }
        height={HEIGHT}
        onSelect={level === "REGION" ? (row) => openRegion(row.name) : undefined}
        toOf={(row) => drilldowns({ filters: placeGroups(level, placeOf(row)) })}
      />
      <PlacesNote project={project} isUnknown={isUnknown} isMember={isMember} />
    </>
  );
}
