// The single place through which every rrweb event passes before it is sent.
import type { eventWithTime, incrementalData, styleSheetAddRule } from "@rrweb/types";
import { EventType, IncrementalSource } from "@rrweb/types";
import { protectMutation, protectSnapshot, type Mirror } from "./nodes.ts";
import { maskedValue, type Protection } from "./protection.ts";
import { cleanCss } from "./urls.ts";

function cleanRules(rules: styleSheetAddRule[] = []): void {
  for (const each of rules) each.rule = cleanCss(each.rule);
}

function protectChange(data: incrementalData, mirror: Mirror, protection: Protection): boolean {
  switch (data.source) {
    case IncrementalSource.Mutation:
      protectMutation(data, mirror, protection);
      return data.adds.length + data.removes.length + data.texts.length + data.attributes.length > 0;
    case IncrementalSource.Input: {
      const element = mirror.getNode(data.id);
      const level = element ? protection.levelOf(element) : 2;
      if (!element || level === 2) return false;
      data.text = maskedValue(element as Element, data.text, level) ?? "";
      if (level) data.isChecked = false;
      return true;
    }
    case IncrementalSource.StyleSheetRule:
      cleanRules(data.adds);
      if (data.replace) data.replace = cleanCss(data.replace);
      if (data.replaceSync) data.replaceSync = cleanCss(data.replaceSync);
      return true;
    case IncrementalSource.AdoptedStyleSheet:
      for (const { rules } of data.styles ?? []) cleanRules(rules);
      return true;
    case IncrementalSource.StyleDeclaration:
      if (data.set?.value) data.set.value = cleanCss(data.set.value);
      return true;
    default:
      return true;
  }
}

/** Changes the event in place. Returns whether anything of it may be sent. */
export function protectEvent(
  event: eventWithTime,
  { mirror, protection, cleanPage }: { mirror: Mirror; protection: Protection; cleanPage(url: string): string },
): boolean {
  if (event.type === EventType.Meta) event.data.href = cleanPage(event.data.href);
  if (event.type === EventType.FullSnapshot) protectSnapshot(event.data.node, mirror, protection);
  return event.type !== EventType.IncrementalSnapshot || protectChange(event.data, mirror, protection);
}
