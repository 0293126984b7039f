// Redacts personal data for holders of links that hide it. The data is removed from the host's responses before any
// resolver receives them, so that screens, files and sockets are treated alike. Names are identified by their field (a
// note's author, a property such as `first_name`, a visitor's name and user id). Email addresses are identified by their format in any field, plain
// and percent-encoded.
import type { ShareHide } from "@sightline/schema/rest/share/share";
import type { Principal } from "#gateway/session/principal.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";

const email = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const nameKey =
  /^(?:author|created_by|(?:first|last|full|given|family|middle|user|customer|contact|display)[_ -]?name)$/i;

/** A visitor, and what the site tells about one: elsewhere `name` is that of a page or an event. */
const ofVisitor = /^(?:visitor|attributes)$/;
const visitorNameKey = /^(?:name|user_?id|user_?name|login)$/i;

/** Different values in a response remain different, so that rows that differ only in them remain distinct. */
function createHider() {
  const seen = new Map<string, string>();
  return (personalValue: string): string => {
    const known = seen.get(personalValue) ?? `•••${seen.size === 0 ? "" : seen.size + 1}`;
    seen.set(personalValue, known);
    return known;
  };
}

export function redactAnswer(answer: unknown, kinds: readonly ShareHide[]): unknown {
  const hide = createHider();
  const hidesNames = kinds.includes("names");
  const hidesEmails = kinds.includes("emails");

  function inText(text: string, key: string, parent: string): string {
    const isName = nameKey.test(key) || (ofVisitor.test(parent) && visitorNameKey.test(key));
    if (hidesNames && isName) return text === "" ? "" : hide(text);
    // properties of an event are JSON text
    if (text.startsWith("{")) {
      try {
        return JSON.stringify(inside(JSON.parse(text) as unknown, "", ""));
      } catch {
        // looks like JSON but is not
      }
    }
    return hidesEmails ? text.replace(email, hide) : text;
  }

  function inside(value: unknown, key: string, parent: string): unknown {
    if (typeof value === "string") return inText(value, key, parent);
    if (Array.isArray(value)) return value.map((each: unknown) => inside(each, key, parent));
    if (typeof value !== "object" || value === null) return value;
    // in a property with its values, each value is next to its count
    const property = "property" in value && typeof value.property === "string" ? value.property : key;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        inside(inner, name === "value" || name === "values" ? property : name, key),
      ]),
    );
  }

  return inside(answer, "", "");
}

export function redactingPersonalData(upstream: Upstream, principal: Principal): Upstream {
  if (principal.kind !== "share" || principal.hide.length === 0) return upstream;
  const { hide } = principal;
  const call: Upstream["call"] = async (endpoint, input) => {
    const answer = await upstream.call(endpoint, input);
    // of the same shape: text is only replaced with text
    return redactAnswer(answer, hide) as typeof answer;
  };
  return { call };
}
