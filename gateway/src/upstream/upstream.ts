// The only client of the API host, as resolvers use it. One is created for each operation: two resolvers that request
// the same data cost one call, and a response never reaches another user.
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, Schema } from "@sightline/schema/rest/endpoint";
import type { z } from "zod";

export interface CallInput<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: E["query"] extends Schema ? z.input<E["query"]> : never;
  body?: BodyOf<E>;
  /** the project that the call is about: header `widgetid` */
  widgetId?: number;
  /** header `companyid`, for share links */
  companyId?: number;
  /** header `sharepassword` */
  sharePassword?: string;
  /** ignore the operation's earlier responses, as polls require */
  fresh?: boolean;
  /** header `jwt`, for calls on behalf of another principal than the operation's sender (opening a share link) */
  jwt?: string;
}

export interface Upstream {
  /** The validated response; undefined for a 204. Throws an UpstreamError with a code of the closed list. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<AnswerOf<E>>;
}
