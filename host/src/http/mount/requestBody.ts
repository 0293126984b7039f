// The JSON body of a request: at most 1 MB, plain JSON. An empty body counts as `{}`, since many calls need none.
import type { Context } from "hono";
import { Problem } from "#host/http/problem.ts";

const LIMIT = 1024 * 1024;

const tooLarge = () => new Problem("TOO_LARGE", "The body must have at most 1 MB", { field: "body" });

async function readText(request: Request): Promise<string> {
  const announced = request.headers.get("content-length");
  if (announced !== null) {
    if (Number(announced) > LIMIT) throw tooLarge();
    return request.text();
  }
  const reader = request.body?.getReader();
  if (!reader) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString("utf8");
    size += value.byteLength;
    if (size > LIMIT) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
}

export async function jsonBody(c: Context): Promise<unknown> {
  const encoding = c.req.header("content-encoding");
  if (encoding && encoding !== "identity") {
    throw new Problem("INVALID", "The body must be sent without content-encoding", {
      field: "content-encoding",
    });
  }
  const text = await readText(c.req.raw);
  if (text.trim() === "") return {};
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new Problem("INVALID", "The body must be JSON, with the header content-type: application/json", {
      field: "content-type",
    });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem("INVALID", "The body must be valid JSON", { field: "body" });
  }
}
