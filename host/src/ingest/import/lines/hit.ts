// A request as a line of a log tells it, whatever the line's format.
export interface Hit {
  /** milliseconds since 1970 */
  time: number;
  method: string;
  status: number;
  /** an address, or the host name that the server found for it */
  client: string;
  /** X-Forwarded-For as it was logged; undefined where the line does not say */
  forwarded?: string | undefined;
  /** empty where the visitor sent none, undefined where the format does not say */
  userAgent: string | undefined;
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

export const unknownFormat: Fault = {
  field: "line",
  message: "must be in combined or common log format, or a JSON object",
};
