import { toJson } from "#tracker/sending/json.ts";

const probe = [{ name: ["text", 1] }];

/** JSON by the browser, which is fast, unless the page replaced it or added toJSON to arrays, texts or objects. */
export const serialized: (value: unknown) => string =
  toJson(probe) === globalThis.JSON?.stringify(probe) ? (value) => JSON.stringify(value) : toJson;
