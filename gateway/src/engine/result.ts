// What execution answers, compiled or not.
import type { ExecutionResult } from "graphql";

/** What the compiler promises of an answer. */
export type Data = Record<string, unknown>;
export type Result = ExecutionResult<Data>;
export type SubscriptionResult = AsyncIterable<Result> | Result;
