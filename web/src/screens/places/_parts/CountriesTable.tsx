import { graphql, useFragment } from "react-relay";
import type { CountriesTable_map$key } from "#web/__generated__/CountriesTable_map.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { TableActions } from "#web/reports/tables/TableActions.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { placeGroups } from "#web/reports/places/placeGroups.ts";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { rowHeight } from "#web/theme/rowHeight.ts";
import { headHeight } from "#web/ui/data/tableStyle.ts";
import { mapMetricIds } from "../_lib/mapMetrics.ts";
import { readPlaceValues } from "../_lib/readPlaceValues.ts";
import { placeFields } from "./placeColumns.tsx";
import { PlaceTable } from "./PlaceTable.tsx";
import { useMapPlace } from "./useMapPlace.ts";

/** whole rows below the header; the line below the last one is the footer's */
const HEIGHT = headHeight + 8 * rowHeight - 1;
const { head, label, write } = dimensionKind("COUNTRY");

/** The countries of the map as a table. Pressing one opens it. */
export function CountriesTable({ map }: { map: CountriesTable_map$key }) {
  return (
    <Panel title={t("Countries")} flush height={HEIGHT + 40}>
      <Rows map={map} />
    </Panel>
  );
}

function Rows({ map }: { map: CountriesTable_map$key }) {
  const { countries } = useFragment(
    graphql`
      fragment CountriesTable_map on VisitorMap @throwOnFieldError {
        countries {
          rows {
            name
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
          range {
            startDate
            endDate
          }
        }
      }
    `,
    map,
  );
  const [metric] = useSearchChoice("metric", mapMetricIds, "VISITORS");
  const { openCountry } = useMapPlace();
  const drilldowns = useDrilldowns();
  if (!countries) return null;
  const { rows, totals, currency, range } = countries;
  return (
    <PlaceTable
      head={head}
      metric={metric}
      rows={rows.map(({ name, values, previous }) => ({
        name,
        values: readPlaceValues(values),
        previous: previous ? readPlaceValues(previous) : null,
      }))}
      totals={readPlaceValues(totals)}
      currency={currency}
      write={write}
      csv={
        <TableActions
          title={label}
          view="countries"
          range={{ startDate: range.startDate, endDate: range.endDate }}
          rows="viewer.project.places.map.countries.rows"
          columns={placeFields([{ title: head, value: "name", dimension: "COUNTRY" }], currency)}
          onSelect={({ name }) => openCountry(typeof name === "string" && name !== "" ? name : null)}
        />
      }
      height={HEIGHT}
      onSelect={({ name }) => openCountry(name || null)}
      toOf={({ name }) => drilldowns({ filters: placeGroups("COUNTRY", { name }) })}
    />
  );
}
