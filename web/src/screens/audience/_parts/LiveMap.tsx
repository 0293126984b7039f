import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { LiveMap_realtime$key } from "#web/__generated__/LiveMap_realtime.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { WhenNear } from "#web/ui/layout/WhenNear.tsx";

const WorldMap = lazy(() => import("#web/ui/charts/WorldMap.tsx").then((chunk) => ({ default: chunk.WorldMap })));
const HEIGHT = 320;

/** Visitors by country, and a fading dot for each event. */
export function LiveMap({ realtime }: { realtime: LiveMap_realtime$key }) {
  const data = useFragment(
    graphql`
      fragment LiveMap_realtime on Realtime {
        at
        countries {
          name
          visitors
        }
        events {
          eventId
          at
          country
          lat
          lon
        }
      }
    `,
    realtime,
  );
  const now = Date.parse(data.at);
  return (
    <WhenNear height={HEIGHT}>
      <Suspense fallback={<Skeleton shape="block" height={HEIGHT} />}>
        <WorldMap
          label={t("Visitors online by country")}
          metric={t("Visitors")}
          height={HEIGHT}
          values={data.countries.filter((row) => row.name).map((row) => ({ code: row.name, value: row.visitors }))}
          pulses={data.events
            .filter((event) => event.country)
            .map(({ eventId, at, country, lat, lon }) => ({
              id: eventId,
              code: country,
              lat,
              lon,
              age: (now - Date.parse(at)) / 1000,
            }))}
        />
      </Suspense>
    </WhenNear>
  );
}
