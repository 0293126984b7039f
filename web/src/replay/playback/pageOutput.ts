// What a page wrote to its console and requested from servers, from the plugin events of a recording.
import type { ConsoleLine, NetworkRequest } from "@sightline/schema/rest/recordings/chunks";
import type { ReplayEvent } from "../messages.ts";

const PLUGIN = 6;
/** CONSOLE_PLUGIN and NETWORK_PLUGIN of the contract without the product's name. */
const consolePlugin = "/console@1";
const networkPlugin = "/network@1";

export interface TimedLine extends ConsoleLine {
  at: number;
}
export interface TimedRequest extends NetworkRequest {
  at: number;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const payloadOf = ({ type, data }: ReplayEvent, plugin: string): Json | undefined =>
  type === PLUGIN && isObject(data) && textOf(data["plugin"]).endsWith(plugin) && isObject(data["payload"])
    ? data["payload"]
    : undefined;

const levels = ["debug", "log", "info", "warn", "error"] as const;
const numberOf = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);

/** Null for any other event. Anybody can send events, so every value is read defensively. */
export function consoleLine(event: ReplayEvent): TimedLine | null {
  const payload = payloadOf(event, consolePlugin);
  if (payload === undefined) return null;
  const level = levels.find((one) => one === payload["level"]) ?? "log";
  return { at: event.timestamp, level, text: textOf(payload["text"]) };
}

export function networkRequest(event: ReplayEvent): TimedRequest | null {
  const payload = payloadOf(event, networkPlugin);
  if (payload === undefined) return null;
  return {
    at: event.timestamp,
    method: textOf(payload["method"]),
    url: textOf(payload["url"]),
    status: numberOf(payload["status"]),
    duration_ms: numberOf(payload["duration_ms"]),
    bytes: typeof payload["bytes"] === "number" ? payload["bytes"] : null,
  };
}
