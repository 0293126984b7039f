// A request as a line of a log tells it, whatever the line's format.
export interface Hit {
  /** milliseconds since 1970 */
  time: number;
  method: string;
  status: number;
  ip: string;
  userAgent: string;
  /** undefined where the line does not say */
  host: string | undefined;
  /** a path with its query, or a whole address */
  target: string;
  referrer: string;
  /** minutes that the visitor's clock is ahead of UTC; undefined where the line does not say */
  utcOffset?: number | undefined;
}

/** Why a line cannot be read; the words are the same for the same fault, so that they can be counted. */
export interface Fault {
  field: string;
  message: string;
}

export const isFault = <T extends object>(read: T | Fault): read is Fault => "message" in read;
