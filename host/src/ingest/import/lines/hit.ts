// A logged request, independent of the log's format.
export interface Hit {
  /** milliseconds since 1970 */
  time: number;
  method: string;
  status: number;
  /** an IP address, or the host name that the server resolved for it */
  client: string;
  /** X-Forwarded-For as logged; undefined if the line doesn't include it */
  forwarded?: string | undefined;
  /** empty if the visitor sent none, undefined if the format doesn't include it */
  userAgent: string | undefined;
  /** undefined if the line doesn't include it */
  host: string | undefined;
  /** a path with its query, or a full URL */
  target: string;
  referrer: string;
  /** minutes that the visitor's clock is ahead of UTC; undefined if the line doesn't include it */
  utcOffset?: number | undefined;
}

/** Why a line can't be read. The same fault always has the same message, so that faults can be counted. */
export interface Fault {
  field: string;
  message: string;
}

export const isFault = <T extends object>(read: T | Fault): read is Fault => "message" in read;

export const unknownFormat: Fault = {
  field: "line",
  message: "must be in combined or common log format, or a JSON object",
};
