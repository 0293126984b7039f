// How long a sender may take for a request, on both servers. Node compares requests with these limits only once per
// interval: with its default of 30 s, a limit of 25 s would last up to 55 s. Here every slow request ends within 26 s.

/** In milliseconds, named as Node's `http.createServer` takes them. */
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
