// A file that the host streams, asked for as its sender.
import type { Readable } from "node:stream";
import type { OperationContext, ContextDeps, Sender } from "#gateway/openContext.ts";
import { forwarded } from "#gateway/session/identify.ts";
import { generalRefusal, UpstreamError, type PublicRefusal } from "#gateway/upstream/errors.ts";
import { headersOf } from "#gateway/upstream/headers.ts";
import { RequestRefused } from "../refusal.ts";

export interface HostFile {
  widgetId: number;
  /** of the host */
  path: string;
}

interface Asking {
  sender: Sender;
  asker: OperationContext;
  /** the refusal if there is no such file */
  absent: PublicRefusal;
}

/** The bytes of the file, or why there are none. */
export async function openHostFile(
  { upstreamClient }: Pick<ContextDeps, "upstreamClient">,
  { widgetId, path }: HostFile,
  { sender, asker, absent }: Asking,
): Promise<Readable> {
  const own = forwarded(asker.principal, { tz: asker.tz });
  const { status, body } = await upstreamClient
    .stream({ path, headers: headersOf({ ...own, widgetId }, false) }, sender.signal)
    .catch((error: unknown) => {
      throw new UpstreamError(generalRefusal("UPSTREAM_DOWN"), { cause: error });
    });
  if (status === 200) return body;
  body.destroy();
  if (status === 404) throw new RequestRefused(404, absent);
  const code = status === 401 ? "UNAUTHENTICATED" : status === 403 ? "FORBIDDEN" : "UPSTREAM_DOWN";
  throw new RequestRefused(code === "UPSTREAM_DOWN" ? 502 : status, generalRefusal(code));
}
