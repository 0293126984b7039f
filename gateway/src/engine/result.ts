// What execution answers, compiled or not.
import type { ExecutionResult } from "graphql";

/** The compiler's type of a result. */
export type Data = Record<string, unknown>;
export type Result = ExecutionResult<Data>;
export type SubscriptionResult = AsyncIterable<Result> | Result;
