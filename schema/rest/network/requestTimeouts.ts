// Timeouts for receiving a request, in both servers. Node checks these limits only once per interval: with its default
// of 30 s, a limit of 25 s would last up to 55 s. Here every slow request ends within 26 s.

/** In milliseconds, with the names used by Node's `http.createServer`. */
export interface RequestTimeouts {
  headersTimeout: number;
  /** headers and body together */
  requestTimeout: number;
  connectionsCheckingInterval: number;
}

export const REQUEST_TIMEOUTS: RequestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 1000,
};
