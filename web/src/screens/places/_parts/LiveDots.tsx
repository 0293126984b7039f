import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { LiveDotsSubscription } from "#web/__generated__/LiveDotsSubscription.graphql.ts";
import type { MapDot } from "#web/ui/charts/map/MapDots.tsx";

/** Reports the locations of the newest events every 2 seconds. Renders nothing. */
export function LiveDots({ projectId, onDots }: { projectId: string; onDots: (dots: readonly MapDot[]) => void }) {
  useSubscription<LiveDotsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LiveDotsSubscription($project: ID!) {
            realtime(project: $project) {
              at
              events {
                eventId
                at
                country
                lat
                lon
              }
            }
          }
        `,
        variables: { project: projectId },
        onNext: (data) => {
          const reading = data?.realtime;
          if (!reading) return;
          const now = Date.parse(reading.at);
          onDots(
            reading.events
              .filter(({ country }) => country !== "")
              .map(({ eventId, at, country, lat, lon }) => ({
                id: eventId,
                code: country,
                lat,
                lon,
                age: (now - Date.parse(at)) / 1000,
              })),
          );
        },
      }),
      [projectId, onDots],
    ),
  );
  return null;
}
