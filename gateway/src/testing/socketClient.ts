import { createClient } from "graphql-ws";
import type { Client } from "graphql-ws";
import { WebSocket } from "ws";

/** What a person is told of an operation. */
export interface SocketMessage {
  // tests look into whatever shape their own document asked for
  data?: Record<string, never> | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; requestId: string; field?: string; retryAfter?: number };
  }[];
}

/** A graphql-ws client that proves who it is the way a browser or a tool does. */
export function socketClient(url: string, proof: Record<string, string>, headers: Record<string, string> = {}): Client {
  const { cookie, authorization } = proof;
  const params = { authorization, shareToken: proof["x-share-token"], ...headers };
  class CookieSocket extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, cookie === undefined ? {} : { headers: { cookie } });
    }
  }
  return createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: CookieSocket,
    connectionParams: Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)),
    retryAttempts: 0,
    lazy: true,
  });
}
