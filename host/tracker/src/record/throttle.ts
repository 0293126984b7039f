// Limits what a page that changes excessively costs its visitors: above the limit its changes are not observed for a
// while, longer each time, and then recorded again from a full snapshot on.
import type { eventWithTime, mutationData } from "@rrweb/types";
import { EventType, IncrementalSource } from "@rrweb/types";

/** Changed nodes per second that a page may have permanently, and at once. */
const RATE = 1000;
const BURST = 30_000;
/** Milliseconds without observation: the first time, and at most. */
const FIRST = 5000;
const LONGEST = 60_000;

/** Whether the event consists of changes of the page's nodes. */
export const isChange = (event: eventWithTime): event is eventWithTime & { data: mutationData } =>
  event.type === EventType.IncrementalSnapshot && event.data.source === IncrementalSource.Mutation;

export interface Throttle {
  /** Milliseconds for which the page's changes must not be observed any longer; 0: it may go on. */
  pauseAfter(event: eventWithTime): number;
}

export function openThrottle(): Throttle {
  let room = BURST;
  let at = 0;
  let pause = FIRST;
  let resumesAt = 0;
  return {
    pauseAfter(event) {
      if (!isChange(event)) return 0;
      const { data, timestamp } = event;
      room = Math.min(BURST, room + ((timestamp - at) * RATE) / 1000);
      at = timestamp;
      room -= data.adds.length + data.removes.length + data.texts.length + data.attributes.length;
      if (room >= 0) return 0;
      pause = timestamp - resumesAt < 2 * LONGEST ? Math.min(pause * 2, LONGEST) : FIRST;
      resumesAt = timestamp + pause;
      room = BURST;
      at = resumesAt;
      return pause;
    },
  };
}
