// The only door to the API host, as resolvers see it. One is made for each operation: two resolvers that ask for the
// same thing cost one call, and an answer never reaches another user.
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from "@sightline/schema/rest/endpoint";
import type { z } from "zod";

export interface CallInput<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: E["query"] extends z.ZodType ? z.input<E["query"]> : never;
  body?: BodyOf<E>;
  /** the project that the call is about: header `widgetid` */
  widgetId?: number;
  /** header `companyid`, for share links */
  companyId?: number;
  /** header `sharepassword` */
  sharePassword?: string;
  /** ask anew, whatever this operation has been answered before: what polls need */
  fresh?: boolean;
  /** header `jwt`, where the call is made for somebody else than whoever sent the operation (opening a share link) */
  jwt?: string;
}

export interface Upstream {
  /**
   * The validated answer; undefined for a 204.
   * Throws an UpstreamError with a code of the closed list.
   */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<AnswerOf<E>>;
}
