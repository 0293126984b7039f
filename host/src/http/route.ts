// An endpoint has five steps, always in this order: parse the request, permit the caller, gather the filters, run one
// query, build the response. A Problem thrown by any step is the response. No other error reaches the caller.
import type { AnswerOf, Endpoint, ParsedBodyOf, ParsedParamsOf, ParsedQueryOf } from "@sightline/schema/rest/endpoint";
import type { Caller, CompanyCaller } from "./caller.ts";
import type { Services } from "./services.ts";

/** A request after parsing; `caller` already matches the endpoint's audience. */
export interface Move<E extends Endpoint> {
  params: ParsedParamsOf<E>;
  query: ParsedQueryOf<E>;
  body: ParsedBodyOf<E>;
  caller: E["audience"] extends "member" ? CompanyCaller : Caller;
  headers: RequestHeaders;
  services: Services;
  /** aborts when the client disconnects */
  signal: AbortSignal;
}

export interface RequestHeaders {
  /** `widgetid` */
  widgetId: number | undefined;
  /** `companyid` */
  companyId: number | undefined;
  /** `tz`, hours from UTC */
  tz: number;
  /** address of the browser or gateway that sent the request */
  ip: string;
  sharePassword: string | undefined;
  /** `brandhost`: the host name in the browser, lower case, if it is not the product's usual one */
  brandHost: string | undefined;
  /** `asof`, milliseconds since 1970: reports exclude events from then on, so that pages are consistent */
  asOf: number | undefined;
}

/** A response other than JSON with status 200. */
export class RawAnswer {
  readonly response: Response;
  constructor(response: Response) {
    this.response = response;
  }
}

export interface Moves<E extends Endpoint, Filters, Rows> {
  /** also available to members with an inactive account: the calls that return its state */
  anyStatus?: true;
  /** also stores the idempotency keys of anonymous callers; only if the response reveals nothing */
  onceForAnyone?: true;
  /** throws a Problem if the caller lacks the permission */
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
