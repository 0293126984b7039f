// A pause that ends early, by Aborted, when nobody waits any longer.
import type { Departure } from "./departure.ts";
import { Aborted } from "./failure.ts";

export function wait(ms: number, departure: Departure): Promise<void> {
  return new Promise((resolve, reject) => {
    if (departure.hasLeft) {
      reject(new Aborted());
      return;
    }
    const leave = () => {
      clearTimeout(timer);
      reject(new Aborted());
    };
    const timer = setTimeout(() => {
      departure.offLeave(leave);
      resolve();
    }, ms);
    departure.onLeave(leave);
  });
}
