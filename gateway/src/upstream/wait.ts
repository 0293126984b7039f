// A pause that ends early with Aborted if no caller is waiting anymore.
import type { Cancellation } from "./cancellation.ts";
import { Aborted } from "./failure.ts";

export function wait(ms: number, cancellation: Cancellation): Promise<void> {
  return new Promise((resolve, reject) => {
    if (cancellation.hasLeft) {
      reject(new Aborted());
      return;
    }
    const leave = () => {
      clearTimeout(timer);
      reject(new Aborted());
    };
    const timer = setTimeout(() => {
      cancellation.offLeave(leave);
      resolve();
    }, ms);
    cancellation.onLeave(leave);
  });
}
