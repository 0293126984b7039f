// What the holder of a link that hides people is never sent: it is taken out of the host's answers, before any resolver
// sees them, so that screens, files and sockets are alike. Names are known by where they stand (a note's author, a
// property such as `first_name`), e-mail addresses by their form, plain and percent-encoded, wherever they stand.
import type { ShareHide } from "@sightline/schema/rest/share/share";
import type { Principal } from "#gateway/session/principal.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";

const email = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const nameKey =
  /^(?:author|created_by|(?:first|last|full|given|family|middle|user|customer|contact|display)[_ -]?name)$/i;

/** Two of an answer stay two, so that rows which differ in nothing else remain apart. */
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

  function inText(text: string, key: string): string {
    if (hidesNames && nameKey.test(key)) return text === "" ? "" : hide(text);
    // properties of an event travel as JSON
    if (text.startsWith("{")) {
      try {
        return JSON.stringify(inside(JSON.parse(text) as unknown, ""));
      } catch {
        // it only looks like it
      }
    }
    return hidesEmails ? text.replace(email, hide) : text;
  }

  function inside(value: unknown, key: string): unknown {
    if (typeof value === "string") return inText(value, key);
    if (Array.isArray(value)) return value.map((each: unknown) => inside(each, key));
    if (typeof value !== "object" || value === null) return value;
    // of a property and its values each value stands beside its count
    const property = "property" in value && typeof value.property === "string" ? value.property : key;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        inside(inner, name === "value" || name === "values" ? property : name),
      ]),
    );
  }

  return inside(answer, "");
}

export function redactingPersonalData(upstream: Upstream, principal: Principal): Upstream {
  if (principal.kind !== "share" || principal.hide.length === 0) return upstream;
  const { hide } = principal;
  const call: Upstream["call"] = async (endpoint, input) => {
    const answer = await upstream.call(endpoint, input);
    // of the same shape: only text is replaced by text
    return redactAnswer(answer, hide) as typeof answer;
  };
  return { call };
}
