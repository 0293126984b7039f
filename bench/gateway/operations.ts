// The operations of the comparison: documents of the app itself, by the name of their query, with the variables that a
// browser sends when the screen is opened.
import { readFileSync } from "node:fs";
import { SHOP } from "./data/answers.ts";

export interface Operation {
  name: string;
  /** the hash that the app sends in place of the document */
  id: string;
  variables: Record<string, unknown>;
  /** distinct calls that the API host must get for one request */
  calls: number;
}

/** The id that the app's own artifact sends. */
export function idOf(name: string): string {
  const artifact = new URL(`../../web/src/__generated__/${name}.graphql.ts`, import.meta.url);
  const found = /@relayRequestID (\w+)/.exec(readFileSync(artifact, "utf8"))?.[1];
  if (found === undefined) throw new Error(`the artifact of ${name} holds no id; run npm run generate`);
  return found;
}

const documents = JSON.parse(readFileSync(new URL("../../schema/operations.json", import.meta.url), "utf8")) as Record<
  string,
  string
>;

/** What the operation behind an id is called. */
export const nameOf = (id: string): string => /^\w+ (\w+)/.exec(documents[id] ?? "")?.[1] ?? "an unknown document";

const project = Buffer.from(`Project:${SHOP}`).toString("base64url");

/** What every open page asks now and then. */
export const small: Operation = { name: "small", id: idOf("useVersionCheckQuery"), variables: {}, calls: 1 };

/** Twenty projects, sorted, each field of each of them permitted. */
export const list: Operation = { name: "list", id: idOf("ProjectListRefetchQuery"), variables: {}, calls: 1 };

export const dashboard: Operation = {
  name: "dashboard",
  id: idOf("DashboardScreenQuery"),
  variables: {
    project,
    range: { preset: "LAST_30_DAYS" },
    compare: "PREVIOUS_PERIOD",
    filters: null,
    goal: null,
    metric: "VISITORS",
    interval: null,
    pages: "PAGE",
    sources: "CHANNEL",
    devices: "DEVICE",
    isMember: true,
  },
  calls: 12,
};

/** 2,000 visitors of nine fields each, fifty events, a few lists. */
export const large: Operation = { name: "large", id: idOf("RealtimeScreenQuery"), variables: { project }, calls: 2 };

export const operations: readonly Operation[] = [small, list, dashboard, large];
