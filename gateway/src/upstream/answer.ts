// Parses bytes to a validated response. The host is not trusted: its content type, its JSON, its shape and `__proto__`
// are checked.
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { z } from "zod";
import type { WireAnswer } from "./attempt.ts";
import { TryFailure } from "./failure.ts";
import { isAsAgreed } from "./shapeTest.ts";

const isJson = (contentType: string) => /^application\/([\w.-]+\+)?json\b/i.test(contentType);

/** `__proto__` is never a valid key, in any spelling. */
export function parseJson(text: string): unknown {
  // most responses contain no escapes, and a substring search is faster than a regular expression
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

/** The response, or a TryFailure with the reason. */
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
  const parsed = z.safeParse(endpoint.answer, body);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(".") ?? "";
  throw new TryFailure("wrong", `the answer does not have the shape agreed on, at "${where}"`, { cause: parsed.error });
}
