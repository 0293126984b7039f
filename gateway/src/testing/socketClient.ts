import { createClient } from "graphql-ws";
import type { Client } from "graphql-ws";
import { WebSocket } from "ws";

/** A message of an operation as the client receives it. */
export interface SocketMessage {
  // tests read the shape that their own document requested
  data?: Record<string, never> | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; requestId: string; field?: string; retryAfter?: number };
  }[];
}

/** A graphql-ws client that authenticates like a browser or a tool. */
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
