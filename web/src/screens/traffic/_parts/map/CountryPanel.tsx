import { X } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { CountryPanel_map$key } from "#web/__generated__/CountryPanel_map.graphql.ts";
import { useSearchChoice } from "#web/filters/useSearchChoice.ts";
import { dimensionKind } from "#web/screens/_parts/dimensionKinds.ts";
import { Panel } from "#web/screens/_parts/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { mapMetricIds, mapMetrics } from "../../_lib/mapMetrics.ts";
import { readPlaceValues } from "../../_lib/readPlaceValues.ts";
import { PlacesCsv } from "./PlacesCsv.tsx";
import { PlaceTable } from "./PlaceTable.tsx";
import { useCountry } from "./useCountry.ts";

export const placeLevels = ["REGION", "CITY"] as const;
const levelNames = { REGION: t("Regions"), CITY: t("Cities") } as const;
const heads = { REGION: t("Region"), CITY: t("City") } as const;
const HEIGHT = 180;

interface Props {
  map: CountryPanel_map$key;
  country: string;
  /** the traffic report is not part of a link */
  isMember: boolean;
}

/** One country: its regions and cities, and the way to all that is known of its visits. */
export function CountryPanel({ map, country, isMember }: Props) {
  const [level, choose] = useSearchChoice("places", placeLevels, "REGION");
  const [, select] = useCountry();
  const name = dimensionKind("COUNTRY").write(country);
  return (
    <Panel
      title={name}
      flush
      height={HEIGHT}
      actions={
        <>
          <SegmentedControl
            label={t("Places")}
            segments={placeLevels.map((id) => ({ id, label: levelNames[id] }))}
            selected={level}
            onSelect={choose}
          />
          <IconButton label={t("Close {name}", { name })} size="small" onPress={() => select(null)}>
            <X aria-hidden />
          </IconButton>
        </>
      }
    >
      <Places {...{ map, country, isMember, name, level }} />
    </Panel>
  );
}

interface PlacesProps extends Props {
  name: string;
  level: (typeof placeLevels)[number];
}

function Places({ map, country, isMember, name, level }: PlacesProps) {
  const { places } = useFragment(
    graphql`
      fragment CountryPanel_map on VisitorMap @throwOnFieldError {
        places(level: $places, country: $country) @include(if: $hasCountry) {
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
        }
      }
    `,
    map,
  );
  const [metric] = useSearchChoice("metric", mapMetricIds, "VISITORS");
  const { search } = useLocation();
  if (!places) return null;
  const { label, read, write, exact } = mapMetrics[metric];
  const totals = readPlaceValues(places.totals);
  const isKnown = places.rows.some((row) => row.name !== "");
  return (
    <>
      <p
        css={(t) => ({
          display: "flex",
          flexWrap: "wrap",
          gap: "4px 16px",
          padding: `0 ${t.space.two}px ${t.space.one}px`,
        })}
      >
        <span>
          {label}: <strong title={exact(read(totals), places.currency)}>{write(read(totals), places.currency)}</strong>
        </span>
        {isMember && (
          <TextLink href={`/analytics/country/${country}${reportSearch(search)}`}>
            {t("Everything about visits from {name}", { name })}
          </TextLink>
        )}
      </p>
      {isKnown || places.rows.length === 0 ? (
        <PlaceTable
          head={heads[level]}
          metric={mapMetrics[metric]}
          rows={places.rows.map(({ name: place, values, previous }) => ({
            name: place,
            values: readPlaceValues(values),
            previous: previous ? readPlaceValues(previous) : null,
          }))}
          totals={totals}
          currency={places.currency}
          write={(place) => place || t("Unknown")}
          csv={<PlacesCsv />}
          height={HEIGHT}
        />
      ) : (
        <EmptyState title={t("Only the country of these visits is known")} minHeight={HEIGHT - 40}>
          {t("Addresses are looked up by country and not stored, so that regions and cities stay unknown.")}
        </EmptyState>
      )}
    </>
  );
}

/** Range, filters and goal go along; what belongs to the map stays here. */
function reportSearch(search: string): string {
  const next = new URLSearchParams(search);
  for (const own of ["country", "metric", "places", "live"]) next.delete(own);
  const text = next.toString();
  return text === "" ? "" : `?${text}`;
}
