// A page's elements as the layout needs them, from HTML or from a recorded snapshot. Both are hostile input: their depth
// and number are limited.
import { parse, type DefaultTreeAdapterTypes } from "parse5";

export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: PageNode[];
}

/** A text is a string. */
export type PageNode = PageElement | string;

const MAX_DEPTH = 150;
const MAX_NODES = 20_000;

/** Children of the source's nodes, converted until the limits are reached. */
function converter<Source>(read: (node: Source) => { node: PageNode; children: readonly Source[] } | undefined) {
  let count = 0;
  return function convert(sources: readonly Source[], depth = 0): PageNode[] {
    if (depth > MAX_DEPTH) return [];
    return sources.flatMap((source): PageNode[] => {
      if (count++ >= MAX_NODES) return [];
      const found = read(source);
      if (!found) return [];
      const children = convert(found.children, depth + 1);
      if (typeof found.node === "string") return [found.node];
      return found.node.tag === "" ? children : [{ ...found.node, children }];
    });
  };
}

export const pageOfHtml = (html: string): PageNode[] =>
  converter<DefaultTreeAdapterTypes.Node>((node) => {
    if ("tagName" in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      return { node: { tag: node.tagName, attributes, children: [] }, children: node.childNodes };
    }
    if ("value" in node) return { node: node.value, children: [] };
    return "childNodes" in node
      ? { node: { tag: "", attributes: {}, children: [] }, children: node.childNodes }
      : undefined;
  })([parse(html)]);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Node types of rrweb. */
const DOCUMENT = 0;
const ELEMENT = 2;
const TEXT = 3;

/** `snapshot`: the node of an rrweb full snapshot. */
export const pageOfSnapshot = (snapshot: unknown): PageNode[] =>
  converter<unknown>((node) => {
    if (!isObject(node)) return undefined;
    const children: unknown[] = Array.isArray(node["childNodes"]) ? node["childNodes"] : [];
    if (node["type"] === TEXT) return { node: String(node["textContent"]), children: [] };
    if (node["type"] !== ELEMENT && node["type"] !== DOCUMENT) return undefined;
    const attributes = Object.fromEntries(
      Object.entries(isObject(node["attributes"]) ? node["attributes"] : {}).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    const tag = node["type"] === ELEMENT ? String(node["tagName"]).toLowerCase() : "";
    return { node: { tag, attributes, children: [] }, children };
  })([snapshot]);
