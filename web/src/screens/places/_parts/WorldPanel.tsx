import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorldPanel_map$data, WorldPanel_map$key } from "#web/__generated__/WorldPanel_map.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import type { MapDot } from "#web/ui/charts/map/MapDots.tsx";
import { mapMetricIds, mapMetrics, type MapMetricId } from "../_lib/mapMetrics.ts";
import { readPlaceValues } from "../_lib/readPlaceValues.ts";
import { LiveDots } from "./LiveDots.tsx";
import { useMapPlace } from "./useMapPlace.ts";

const WorldMap = lazy(() => import("#web/ui/charts/WorldMap.tsx").then((chunk) => ({ default: chunk.WorldMap })));

const HEIGHT = 230;
/** fills the available width up to this height */
const MOST_HEIGHT = 480;
const liveChoices = ["off", "on"] as const;

interface Props {
  map: WorldPanel_map$key;
  projectId: string;
  /** only members see who is currently on the site */
  isMember: boolean;
}

/** A world map, each country shaded by one metric. */
export function WorldPanel({ map, projectId, isMember }: Props) {
  const [metric, choose] = useSearchChoice("metric", mapMetricIds, "VISITORS");
  const [live, setLive] = useSearchChoice("live", liveChoices, "off");
  const [dots, setDots] = useState<readonly MapDot[]>([]);
  const isLive = isMember && live === "on";
  return (
    <Panel
      title={mapMetrics[metric].label}
      height={HEIGHT}
      definition={mapMetrics[metric].definition}
      saveAs={`${metric.toLowerCase().replaceAll("_", "-")}-by-country`}
      actions={
        <div css={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", alignItems: "center", gap: 14 }}>
          {isMember && (
            <Switch isSelected={isLive} onChange={(on) => setLive(on ? "on" : "off")}>
              {t("Live dots")}
            </Switch>
          )}
          <Select
            label={t("Color by")}
            hideLabel
            choices={mapMetricIds.map((id) => ({ id, label: mapMetrics[id].label }))}
            value={metric}
            onChange={choose}
            css={{ width: 160 }}
          />
        </div>
      }
    >
      {isLive && <LiveDots projectId={projectId} onDots={setDots} />}
      <World map={map} metric={metric} {...(isLive ? { dots } : {})} />
    </Panel>
  );
}

function World({ map, metric, dots }: { map: WorldPanel_map$key; metric: MapMetricId; dots?: readonly MapDot[] }) {
  const { countries } = useFragment(
    graphql`
      fragment WorldPanel_map on VisitorMap @throwOnFieldError {
        countries {
          rows {
            name
            values {
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
  const { country, openCountry } = useMapPlace();
  if (!countries) return null;
  const { read, write } = mapMetrics[metric];
  const known = countries.rows.filter(({ name }) => name !== "");
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" height={HEIGHT} />}>
        <WorldMap
          label={t("{metric} by country", { metric: mapMetrics[metric].label })}
          metric={mapMetrics[metric].label}
          height={MOST_HEIGHT}
          values={known.map(({ name, values }) => ({ code: name, value: read(readPlaceValues(values)) ?? 0 }))}
          format={(value) => write(value, countries.currency)}
          {...(country ? { selected: country } : {})}
          onSelect={(code) => openCountry(code === country ? null : code)}
          {...(dots ? { pulses: dots } : {})}
        />
      </Suspense>
      <p css={(theme) => ({ paddingTop: theme.space.one, color: theme.color.muted, fontSize: theme.size.small })}>
        {formatUnknownPlaces(countries)}
        {dots && ` ${t("Green dots: events in the last few minutes.")}`}
      </p>
    </>
  );
}

type Countries = NonNullable<WorldPanel_map$data["countries"]>;

function formatUnknownPlaces({ rows, totals }: Countries): string {
  const nowhere = rows.find(({ name }) => name === "");
  const unknown = nowhere ? readPlaceValues(nowhere.values).visitors : 0;
  const { visitors } = readPlaceValues(totals);
  if (visitors === 0) return "";
  if (unknown === 0) return t("All visitors have a known country.");
  return t("{count} visitors ({share}) have an unknown location. They are included in all totals.", {
    count: exactNumber(unknown),
    share: percent(visitors > 0 ? unknown / visitors : null),
  });
}
