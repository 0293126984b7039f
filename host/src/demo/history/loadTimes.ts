// The page speed for one visitor: mostly good, with the long tail of real connections. Milliseconds; CLS has no unit.
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import type { Dice } from "./dice.ts";
import { lot } from "./lot.ts";

type Vital = Pick<Extract<TrackedEvent, { type: "vital" }>, "type" | "vital_name" | "vital_value">;

export function loadTimes(dice: Dice): Vital[] {
  const slow = dice.chance(0.12) ? 2.4 : 1;
  const ttfb = 190 * dice.logNormal() * slow;
  const fcp = ttfb + 620 * dice.logNormal() * slow;
  const vital = (vital_name: Vital["vital_name"], value: number, digits = 0): Vital => ({
    type: "vital",
    vital_name,
    vital_value: Number(value.toFixed(digits)),
  });
  return [
    vital("TTFB", ttfb),
    vital("FCP", fcp),
    vital("LCP", fcp + 780 * dice.logNormal() * slow),
    vital("INP", 95 * dice.logNormal() * slow),
    vital("CLS", 0.045 * dice.logNormal() * (dice.chance(0.1) ? 4 : 1), 4),
  ];
}

/** Adds a load time after each largest contentful paint: slightly to twice as long, for the page's other resources. */
export function withLoadTime(event: TrackedEvent): TrackedEvent[] {
  if (event.type !== "vital" || event.vital_name !== "LCP") return [event];
  const { chance, id } = lot(`load ${event.event_id}`);
  const vital_value = Math.round(event.vital_value * (1.05 + chance ** 2));
  return [event, { ...event, event_id: id, vital_name: "LOAD", vital_value }];
}
