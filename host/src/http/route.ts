// An endpoint is five moves, always in this order: parse what came in, permit the caller, gather the filters, ask one
// question, answer. Whatever a move throws as a Problem is the answer; nothing else reaches the caller.
import type { AnswerOf, Endpoint, ParsedBodyOf, ParsedParamsOf, ParsedQueryOf } from "@sightline/schema/rest/endpoint";
import type { Caller, CompanyCaller } from "./caller.ts";
import type { Services } from "./services.ts";

/** A request after parsing; `caller` is already known to belong to the endpoint's audience. */
export interface Move<E extends Endpoint> {
  params: ParsedParamsOf<E>;
  query: ParsedQueryOf<E>;
  body: ParsedBodyOf<E>;
  caller: E["audience"] extends "member" ? CompanyCaller : Caller;
  headers: RequestHeaders;
  services: Services;
  /** aborts when the caller hangs up */
  signal: AbortSignal;
}

export interface RequestHeaders {
  /** `widgetid` */
  widgetId: number | undefined;
  /** `companyid` */
  companyId: number | undefined;
  /** `tz`, hours from UTC */
  tz: number;
  /** address of the browser or gateway that asked */
  ip: string;
  sharePassword: string | undefined;
  /** `brandhost`: the host name that the browser shows, lower case, where it is not the product's usual one */
  brandHost: string | undefined;
  /** `asof`, milliseconds since 1970: reports leave out what happened from then on, so that pages fit together */
  asOf: number | undefined;
}

/** An answer that is not JSON with status 200. */
export class RawAnswer {
  readonly response: Response;
  constructor(response: Response) {
    this.response = response;
  }
}

export interface Moves<E extends Endpoint, Filters, Rows> {
  /** also answers members whose account does not work: the calls that tell how it stands */
  anyStatus?: true;
  /** keeps the idempotency keys of callers that nobody knows too; only where the answer gives nothing away */
  onceForAnyone?: true;
  /** throws a Problem where this caller may not */
  permit(move: Move<E>): void | Promise<void>;
  gather(move: Move<E>): Filters | Promise<Filters>;
  ask(services: Services, filters: Filters, move: Move<E>): Rows | Promise<Rows>;
  answer(rows: Rows, filters: Filters, move: Move<E>): AnswerOf<E> | RawAnswer | Promise<AnswerOf<E> | RawAnswer>;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly anyStatus: boolean;
  readonly onceForAnyone: boolean;
  run(move: Move<Endpoint>): Promise<unknown>;
}

export function route<E extends Endpoint, Filters, Rows>(endpoint: E, moves: Moves<E, Filters, Rows>): Route {
  return {
    endpoint,
    anyStatus: moves.anyStatus ?? false,
    onceForAnyone: moves.onceForAnyone ?? false,
    async run(parsed) {
      const move = parsed as Move<E>;
      await moves.permit(move);
      const filters = await moves.gather(move);
      const rows = await moves.ask(move.services, filters, move);
      return moves.answer(rows, filters, move);
    },
  };
}
