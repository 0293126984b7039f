// Identical reads of one user share one call while it is in flight. A caller may leave independently of the others; the
// call is canceled when the last one has left. The key contains the credentials, so a response never reaches another
// user.
import { Cancellation } from "./cancellation.ts";
import { Aborted } from "./failure.ts";

interface Flight {
  owner: string;
  passengers: number;
  /** cancels when the last caller has left */
  cancellation: Cancellation;
  answer: Promise<unknown>;
}

export interface InFlight {
  share(
    key: string,
    owner: string,
    passenger: Cancellation,
    start: (cancellation: Cancellation) => Promise<unknown>,
  ): Promise<unknown>;
  /** After the owner's write, no caller may join an earlier read. */
  forget(owner: string): void;
  readonly size: number;
}

export function createInFlight(): InFlight {
  const flights = new Map<string, Flight>();

  function launch(key: string, owner: string, start: (cancellation: Cancellation) => Promise<unknown>): Flight {
    const cancellation = new Cancellation();
    const answer = start(cancellation);
    const flight: Flight = { owner, passengers: 0, cancellation, answer };
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    answer.then(land, land);
    flights.set(key, flight);
    return flight;
  }

  return {
    share(key, owner, passenger, start) {
      if (passenger.hasLeft) return Promise.reject(new Aborted());
      const flight = flights.get(key) ?? launch(key, owner, start);
      flight.passengers += 1;
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(new Aborted());
          flight.passengers -= 1;
          if (flight.passengers > 0) return;
          if (flights.get(key) === flight) flights.delete(key);
          flight.cancellation.leave();
        };
        passenger.onLeave(leave);
        flight.answer.then(
          (answer) => {
            passenger.offLeave(leave);
            resolve(answer);
          },
          (error: unknown) => {
            passenger.offLeave(leave);
            reject(error);
          },
        );
      });
    },
    forget(owner) {
      for (const [key, flight] of flights) if (flight.owner === owner) flights.delete(key);
    },
    get size() {
      return flights.size;
    },
  };
}
