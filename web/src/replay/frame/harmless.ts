// Removes what a recorded page could do by itself. The document's policy and the frame's sandbox refuse scripts and
// requests already; this also covers hints such as `preconnect`, which open connections under any policy.
import type { ReplayEvent } from "../messages.ts";
import { FOREIGN_FRAME } from "./unrecorded.ts";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

const FULL_SNAPSHOT = 2;
const INCREMENTAL = 3;
const MUTATION = 0;

/** Attributes that load, run, submit or navigate. Images and media need `src`, which the policy limits. */
const dangerous = new Set(["srcdoc", "ping", "http-equiv", "formaction", "action", "manifest", "archive", "codebase"]);
/**
 * Whether a sound or video was playing. Its file is not part of the recording, and rrweb fails on it while seeking
 * (`play()` of its virtual element returns no promise), so that the rest of the change would be lost.
 */
const MEDIA_STATE = "rr_mediastate";
/** An image that is part of the recording. rrweb fails on it in the same way. */
const STORED_IMAGE = "rr_dataURL";
const addresses = new Set(["href", "xlink:href", "src", "data"]);
/** Attributes that together make a link a hint. */
const hints = new Set(["href", "rel"]);
/** Elements whose addresses are of no use in a replay. */
const loaders = new Set(["base", "embed", "frame", "iframe", "object", "portal", "script", "track"]);

/** Browsers ignore control characters and spaces in the scheme. */
// eslint-disable-next-line no-control-regex
const isScript = (address: string) => /^(javascript|vbscript):/i.test(address.replaceAll(/[\u0000- ]/g, ""));

function isKept(tag: string, name: string, value: unknown): boolean {
  if (name.startsWith("on") || dangerous.has(name) || name === MEDIA_STATE) return false;
  if (name === STORED_IMAGE.toLowerCase()) return false;
  if (!addresses.has(name)) return true;
  return !loaders.has(tag) && !isScript(String(value));
}

/** The stored image in place of the files of the visited site. */
function withStoredImage({ [STORED_IMAGE]: image, ...attributes }: Json): Json {
  if (typeof image !== "string" || !image.startsWith("data:image/")) return attributes;
  return { ...attributes, src: image, srcset: null };
}

function harmlessAttributes(tag: string, attributes: Json): Json {
  const shown = tag === "img" ? withStoredImage(attributes) : attributes;
  const entries = Object.entries(shown).filter(([name, value]) => isKept(tag, name.toLowerCase(), value));
  // style sheets were stored as text; all other links are hints to load something
  return Object.fromEntries(tag === "link" ? entries.filter(([name]) => !hints.has(name.toLowerCase())) : entries);
}

function disarm(node: unknown): void {
  if (!isObject(node)) return;
  if (isObject(node["attributes"])) {
    // the browser makes an element of whatever a text can be made of
    const tag = String(node["tagName"]).toLowerCase();
    const isStyle = tag === "link" && typeof node["attributes"]["_cssText"] === "string";
    node["attributes"] = {
      ...harmlessAttributes(tag, node["attributes"]),
      ...(isStyle && { rel: "stylesheet" }),
      // the recorder names the address of a frame only if it can't read its content
      ...(tag === "iframe" && "rr_src" in node["attributes"] && { [FOREIGN_FRAME]: "" }),
    };
  }
  if (Array.isArray(node["childNodes"])) for (const child of node["childNodes"]) disarm(child);
}

function disarmMutation(data: Json): void {
  for (const added of Array.isArray(data["adds"]) ? data["adds"] : []) if (isObject(added)) disarm(added["node"]);
  for (const changed of Array.isArray(data["attributes"]) ? data["attributes"] : []) {
    if (!isObject(changed) || !isObject(changed["attributes"])) continue;
    // the element is unknown here: no address of a script, and nothing that only some elements may have
    changed["attributes"] = Object.fromEntries(
      Object.entries(changed["attributes"]).filter(
        ([name, value]) => name.toLowerCase() !== "rel" && isKept("", name.toLowerCase(), value),
      ),
    );
  }
}

/** Changes the event in place. */
export function harmless(event: ReplayEvent): ReplayEvent {
  const { type, data } = event;
  if (!isObject(data)) return event;
  if (type === FULL_SNAPSHOT) disarm(data["node"]);
  if (type === INCREMENTAL && data["source"] === MUTATION) disarmMutation(data);
  return event;
}
