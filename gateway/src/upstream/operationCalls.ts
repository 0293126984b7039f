// The calls of one operation: identical reads are made once, and a read that another operation of the same user has in
// flight is shared. A caller may leave independently of the others. The key contains the credentials, so a response
// never reaches another user.
import type { AnswerOf, Endpoint } from "@sightline/schema/rest/endpoint";
import type { Call, Waiter } from "./call.ts";
import { isForAll } from "./callClass.ts";
import { UpstreamError } from "./errors.ts";
import { Aborted } from "./failure.ts";
import { callerHeaders } from "./headers.ts";
import type { CallerHeaders, HeaderValues } from "./headers.ts";
import { callRequest } from "./request.ts";
import type { CallRequest } from "./request.ts";
import type { CallInput, Upstream } from "./upstream.ts";

/** A password is only part of a call. */
type SessionValues = Omit<HeaderValues, "sharePassword">;

export interface Operation {
  /** read for each call, because signing in changes them during the operation */
  credentials(): SessionValues;
  signal: AbortSignal;
  /** off for subscriptions, which outlast earlier responses */
  memo?: boolean;
  /** the host reports that the operation's own credentials are no longer valid */
  onRefused?(): void;
  /** a call of the operation that changes something has ended */
  onWrite?(): void;
}

/** A read in flight. */
export interface SharedRead {
  owner: string;
  /** undefined once it has ended: a Map's old tables keep its entries in memory (see ActiveSet), but not the call */
  call: Call | undefined;
}

export interface OperationDeps {
  prefix: string;
  shared: Map<string, SharedRead>;
  /** creates a call that has not started */
  open(request: CallRequest, onEnd: () => void): Call;
}

/** The place of one operation in a call. */
class Place implements Waiter {
  readonly answer: Promise<unknown>;
  private readonly operation: OperationCalls;
  private readonly call: Call;
  private readonly endsSession: boolean;
  private settle: { resolve(answer: unknown): void; reject(error: unknown): void } | undefined;

  /** `endsSession`: a host that refuses the credentials refuses the operation's own */
  constructor(operation: OperationCalls, call: Call, endsSession: boolean) {
    this.operation = operation;
    this.call = call;
    this.endsSession = endsSession;
    this.answer = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }

  resolve(answer: unknown): void {
    this.operation.places.delete(this);
    this.settle?.resolve(answer);
  }

  reject(error: unknown): void {
    this.operation.places.delete(this);
    if (this.endsSession && error instanceof UpstreamError && error.code === "UNAUTHENTICATED")
      this.operation.refused();
    this.settle?.reject(error);
  }

  leave(): void {
    this.call.leave(this);
    this.settle?.reject(new Aborted());
  }
}

export class OperationCalls implements Upstream {
  readonly places = new Set<Place>();
  private readonly deps: OperationDeps;
  private readonly operation: Operation;
  private readonly memo = new Map<string, Promise<unknown>>();
  private hasLeft = false;
  private values: SessionValues | undefined;
  /** headers of the current credentials, by the project that a call names */
  private readonly callers = new Map<number | undefined, CallerHeaders>();

  constructor(deps: OperationDeps, operation: Operation) {
    this.deps = deps;
    this.operation = operation;
    if (operation.signal.aborted) this.hasLeft = true;
    else operation.signal.addEventListener("abort", () => this.leave(), { once: true });
  }

  call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<AnswerOf<E>> {
    let answer;
    try {
      answer = this.answerTo(callRequest(endpoint, input, this.callerOf(input), this.deps.prefix), input);
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
    // validated against this endpoint's contract in readAnswer
    return answer as Promise<AnswerOf<E>>;
  }

  refused(): void {
    this.operation.onRefused?.();
  }

  private answerTo(request: CallRequest, input: CallInput<Endpoint>): Promise<unknown> {
    const { effect } = request.endpoint;
    if (effect !== "read") return this.write(request, input);
    if (this.operation.memo === false || input.fresh === true) return this.read(request, input);
    const known = this.memo.get(request.key);
    if (known !== undefined) return known;
    const answer = this.read(request, input);
    this.memo.set(request.key, answer);
    return answer;
  }

  private read(request: CallRequest, input: CallInput<Endpoint>): Promise<unknown> {
    if (this.hasLeft) return Promise.reject(new Aborted());
    const { shared } = this.deps;
    const { key, owner } = request;
    const known = shared.get(key)?.call;
    if (known !== undefined) return this.join(known, request, input);
    const read: SharedRead = { owner, call: undefined };
    const call = this.deps.open(request, () => {
      read.call = undefined;
      if (shared.get(key) === read) shared.delete(key);
    });
    read.call = call;
    shared.set(key, read);
    const answer = this.join(call, request, input);
    call.start();
    return answer;
  }

  private write(request: CallRequest, input: CallInput<Endpoint>): Promise<unknown> {
    if (this.hasLeft) return Promise.reject(new Aborted());
    const call = this.deps.open(request, () => {
      this.forgetReads(request.owner);
      this.operation.onWrite?.();
    });
    const answer = this.join(call, request, input);
    call.start();
    return answer;
  }

  /** After a write, no caller may join or repeat an earlier read of the same user. */
  private forgetReads(owner: string): void {
    this.memo.clear();
    for (const [key, read] of this.deps.shared) if (read.owner === owner) this.deps.shared.delete(key);
  }

  private join(call: Call, { endpoint }: CallRequest, input: CallInput<Endpoint>): Promise<unknown> {
    // polls decide themselves how many failures are too many
    const isHandledByCaller = input.jwt !== undefined || input.fresh === true || isForAll(endpoint);
    const place = new Place(this, call, !isHandledByCaller);
    this.places.add(place);
    call.join(place);
    return place.answer;
  }

  /** The client has disconnected. */
  private leave(): void {
    this.hasLeft = true;
    for (const place of this.places) place.leave();
    this.places.clear();
  }

  private callerOf(input: CallInput<Endpoint>): CallerHeaders {
    const own = this.operation.credentials();
    if (this.values === undefined || !isSame(own, this.values)) {
      this.values = { ...own };
      this.callers.clear();
    }
    const { jwt, widgetId, companyId, sharePassword } = input;
    if (jwt !== undefined || companyId !== undefined || sharePassword !== undefined) {
      return callerHeaders({
        ...own,
        sharePassword,
        jwt: jwt ?? own.jwt,
        widgetId: widgetId ?? own.widgetId,
        companyId: companyId ?? own.companyId,
      });
    }
    const known = this.callers.get(widgetId);
    if (known !== undefined) return known;
    const caller = callerHeaders({ ...own, widgetId: widgetId ?? own.widgetId });
    this.callers.set(widgetId, caller);
    return caller;
  }
}

const isSame = (a: SessionValues, b: SessionValues) =>
  a.jwt === b.jwt &&
  a.widgetId === b.widgetId &&
  a.tz === b.tz &&
  a.companyId === b.companyId &&
  a.brandHost === b.brandHost &&
  a.asOf === b.asOf;
