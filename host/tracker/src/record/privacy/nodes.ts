// Recorded nodes without what the project or the visitor's privacy excludes.
import type { mutationData, serializedNodeWithId } from "@rrweb/types";
import { NodeType } from "@rrweb/types";
import { protectAttributes } from "./attributes.ts";
import { maskedText, type Level, type Protection } from "./protection.ts";
import { cleanCss } from "./urls.ts";

/** rrweb's register of recorded nodes */
export interface Mirror {
  getNode(id: number): Node | null;
}

/** Elements whose text is a value or markup. */
const NEVER = /^(textarea|noscript)$/;
const BOX = /^(class|rr_width|rr_height)$/;

/** Changes a node and its descendants in place. `outer`: the level of its parent. */
function protectNode(
  node: serializedNodeWithId,
  outer: Level,
  parentTag: string,
  mirror: Mirror,
  protection: Protection,
) {
  if (node.type === NodeType.Text || node.type === NodeType.CDATA || node.type === NodeType.Comment) {
    if (parentTag === "style") node.textContent = cleanCss(node.textContent);
    else if (NEVER.test(parentTag)) node.textContent = "";
    else if (outer) node.textContent = maskedText(node.textContent);
    return;
  }
  if (node.type === NodeType.DocumentType) return;
  let level = outer;
  let tag = "";
  if (node.type === NodeType.Element) {
    const element = mirror.getNode(node.id);
    tag = node.tagName;
    level = element ? protection.within(element as Element, outer) : 1;
    if (level === 2) {
      node.childNodes = [];
      for (const name of Object.keys(node.attributes)) if (!BOX.test(name)) delete node.attributes[name];
    } else if (element) {
      protectAttributes(element as Element, node.attributes, level);
      const picture = level === 0 && protection.pictureOf(element as Element);
      if (picture) node.attributes["rr_dataURL"] = picture;
    } else node.attributes = {};
  }
  for (const child of node.childNodes) protectNode(child, level, tag, mirror, protection);
}

export const protectSnapshot = (node: serializedNodeWithId, mirror: Mirror, protection: Protection): void =>
  protectNode(node, 0, "", mirror, protection);

/** Changes a mutation in place. A node that is no longer on the page is masked: its ancestors are unknown. */
export function protectMutation(data: mutationData, mirror: Mirror, protection: Protection): void {
  const levels = new Map<number, Level>();
  const levelOf = (id: number): Level => {
    const known = levels.get(id);
    if (known !== undefined) return known;
    const node = mirror.getNode(id);
    const level = node ? protection.levelOf(node) : 1;
    levels.set(id, level);
    return level;
  };
  data.removes = data.removes.filter(({ parentId }) => levelOf(parentId) !== 2);
  data.adds = data.adds.filter(({ parentId }) => levelOf(parentId) !== 2);
  for (const { parentId, node } of data.adds) {
    const parent = mirror.getNode(parentId) as Partial<Element> | null;
    protectNode(node, levelOf(parentId), parent?.localName ?? "", mirror, protection);
  }
  data.texts = data.texts.filter(({ id }) => levelOf(id) !== 2);
  for (const text of data.texts) {
    const tag = mirror.getNode(text.id)?.parentElement?.localName ?? "";
    if (NEVER.test(tag)) text.value = "";
    else if (text.value && tag === "style") text.value = cleanCss(text.value);
    else if (text.value && levelOf(text.id)) text.value = maskedText(text.value);
  }
  data.attributes = data.attributes.filter(({ id }) => levelOf(id) !== 2 && mirror.getNode(id));
  for (const { id, attributes } of data.attributes)
    protectAttributes(mirror.getNode(id) as Element, attributes, levelOf(id));
}
