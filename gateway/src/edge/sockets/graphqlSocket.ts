// One client's socket, as graphql-ws's server sees it. graphql-ws decides what is sent; this class sends it, and
// limits what it costs: a client that does not read is not listened to, and a client that falls behind is closed.
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { CloseCode } from "graphql-ws";
import type { SubscribePayload, WebSocket as ProtocolSocket } from "graphql-ws";
import type { Logger } from "pino";
import type { RawData, WebSocket } from "ws";
import type { Sender } from "#gateway/openContext.ts";
import type { OperationSocket, SocketOperation } from "./socketOperation.ts";

/** Live results wait for a slow client only up to this size. It reconnects, and starts with the latest ones. */
const MAX_WAITING_BYTES = 1024 * 1024;
const TRY_AGAIN_LATER = 1013;

/** What a socket knows about its sender after initialization. */
export interface SocketSession {
  sender: Sender;
  unregister(): void;
}

export class GraphqlSocket implements ProtocolSocket, OperationSocket {
  readonly wire: WebSocket;
  readonly operations: SocketOperation[] = [];
  session: SocketSession | undefined;
  /** Of the upgrade; released once the sender is known. */
  request: IncomingMessage | undefined;
  private readonly duplex: Duplex;
  private readonly log: Pick<Logger, "error">;

  constructor(wire: WebSocket, duplex: Duplex, request: IncomingMessage, log: Pick<Logger, "error">) {
    this.wire = wire;
    this.duplex = duplex;
    this.request = request;
    this.log = log;
  }

  get protocol(): string {
    return this.wire.protocol;
  }

  /** Resolves when it has left the process, so that a slow client slows down the operation. */
  send(message: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.wire.readyState !== this.wire.OPEN) resolve();
      else this.wire.send(message, (error) => (error === undefined || error === null ? resolve() : reject(error)));
    });
  }

  /**
   * Sends a complete frame. Nothing is compressed and no message is sent in fragments, so that ws never has a message
   * half written.
   */
  sendFrame(frame: Buffer): void {
    if (this.wire.readyState !== this.wire.OPEN) return;
    if (this.duplex.writableLength > MAX_WAITING_BYTES) this.wire.close(TRY_AGAIN_LATER, "Too slow");
    else this.duplex.write(frame);
  }

  close(code?: number, reason?: string): void {
    this.wire.close(code, reason);
  }

  onMessage(receive: (message: string) => Promise<void>): void {
    this.wire.on("message", (data: RawData) => {
      if (this.duplex.writableNeedDrain) this.pause();
      receive((data as Buffer).toString()).catch((error: unknown) => {
        this.log.error({ err: error }, "a socket's message could not be handled");
        this.wire.close(CloseCode.InternalServerError, "Internal server error");
      });
    });
  }

  /** graphql-ws has finished the operation of this message. */
  complete(payload: SubscribePayload): void {
    this.operations.find((operation) => operation.payload === payload)?.cancel();
  }

  remove(operation: SocketOperation): void {
    this.operations.splice(this.operations.indexOf(operation), 1);
  }

  /** The client has gone. */
  letGo(): void {
    this.session?.unregister();
    for (const operation of [...this.operations]) operation.cancel();
  }

  /** Every message is answered, so a client that does not read could fill the memory with answers. */
  private pause(): void {
    if (this.wire.isPaused) return;
    this.wire.pause();
    this.duplex.once("drain", () => this.wire.resume());
  }
}
