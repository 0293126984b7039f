// The JSON body of a request: plain JSON of at most 1 MB unless its contract allows more. An empty body counts as `{}`,
// because many calls need none.
import type { Context } from "hono";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { Problem } from "#host/http/problem.ts";

const MB = 1024 * 1024;

const tooLarge = (limit: number) =>
  new Problem(requestRefusals.bodyOverMegabytes({ max: limit / MB }), { field: "body" });

async function readText(request: Request, limit: number): Promise<string> {
  const announced = request.headers.get("content-length");
  if (announced !== null) {
    if (Number(announced) > limit) throw tooLarge(limit);
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
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
}

export async function jsonBody(c: Context, limit = MB): Promise<unknown> {
  const encoding = c.req.header("content-encoding");
  if (encoding && encoding !== "identity") {
    throw new Problem(requestRefusals.contentEncoding(), {
      field: "content-encoding",
    });
  }
  const text = await readText(c.req.raw, limit);
  if (text.trim() === "") return {};
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new Problem(requestRefusals.contentType(), {
      field: "content-type",
    });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem(requestRefusals.notJson(), { field: "body" });
  }
}
