// From bytes to a validated answer. The host is not trusted: its content type, its JSON, its shape and its `__proto__`.
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import type { WireAnswer } from "./exchange.ts";
import { TryFailure } from "./failure.ts";
import { isAsAgreed } from "./shapeTest.ts";

const isJson = (contentType: string) => /^application\/([\w.-]+\+)?json\b/i.test(contentType);

/** `__proto__` is no key that anything of ours could mean, whichever way it is spelt. */
export function parseJson(text: string): unknown {
  // most answers escape nothing, and looking for a word is faster than for a pattern
  const isPlain = !text.includes("\\u00") || !/\\u00(5f|70|72|6f|74)/i.test(text);
  if (isPlain && !text.includes("__proto__")) return JSON.parse(text);
  return JSON.parse(text, function (this: unknown, key, value: unknown) {
    return key === "__proto__" ? undefined : value;
  });
}

function bodyOf(answer: WireAnswer): unknown {
  if (!isJson(answer.contentType)) {
    throw new TryFailure("unusable", `status ${answer.status} with content type "${answer.contentType.slice(0, 80)}"`);
  }
  try {
    return parseJson(answer.body.toString("utf8"));
  } catch (cause) {
    throw new TryFailure("unusable", "the answer is not JSON", { cause });
  }
}

function refusalBody(answer: WireAnswer): unknown {
  try {
    return bodyOf(answer);
  } catch {
    return undefined;
  }
}

/** The answer, or a TryFailure that says what is the matter with it. */
export function readAnswer(endpoint: Endpoint, answer: WireAnswer): unknown {
  const { status } = answer;
  if (status >= 400) {
    throw new TryFailure("status", `status ${status}`, {
      status,
      body: refusalBody(answer),
      retryAfter: answer.retryAfter,
    });
  }
  if (status >= 300) throw new TryFailure("wrong", `a redirect (${status}), which is not followed`);
  const body = status === 204 ? undefined : bodyOf(answer);
  if (isAsAgreed(endpoint.answer, body)) return body;
  const parsed = endpoint.answer.safeParse(body);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(".") ?? "";
  throw new TryFailure("wrong", `the answer does not have the shape agreed on, at "${where}"`, { cause: parsed.error });
}
