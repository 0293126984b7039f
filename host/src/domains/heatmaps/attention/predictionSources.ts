// What a prediction is computed from: a picture or a page of the internet, both validated before a thread sees them.
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { imageKind } from "#host/http/network/imageKind.ts";
import { PageUnreachable, readPage } from "#host/http/network/readPage.ts";
import { typedAddress } from "#host/http/network/typedAddress.ts";
import { Problem } from "#host/http/problem.ts";
import type { PredictionTask } from "./predictionTask.ts";

/** Sides that a picture may have; its pixels are counted before it is decoded. */
const MIN_SIDE = 16;
const MAX_PIXELS = 16_000_000;
/** Leaves the thread enough of the gateway's patience. */
const LIMITS = { timeoutMs: 4000, maxBytes: 2 * 1024 * 1024 };

export interface Source {
  task: PredictionTask;
  /** after redirects; null for a picture or a snapshot */
  url: string | null;
}

/** Exactly one of the values is present. */
export function assertOneOf(sources: Readonly<Record<string, unknown>>): void {
  if (Object.values(sources).filter((value) => value !== undefined).length === 1) return;
  throw new Problem(heatmapsRefusals.attentionSource({ fields: Object.keys(sources).join(", ") }));
}

export function imageSource(base64: string): Source {
  const refuse = (refusal: ReturnType<typeof heatmapsRefusals.imageEmpty>) => new Problem(refusal, { field: "image" });
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length === 0) throw refuse(heatmapsRefusals.imageEmpty());
  const kind = imageKind(bytes);
  if (!kind) throw refuse(heatmapsRefusals.imageFormat());
  const { width, height, type } = kind;
  if (width < MIN_SIDE || height < MIN_SIDE) throw refuse(heatmapsRefusals.imageTooSmall({ min: MIN_SIDE }));
  if (width * height > MAX_PIXELS) {
    throw refuse(heatmapsRefusals.imageTooLarge({ width, height, max: MAX_PIXELS / 1_000_000 }));
  }
  return { task: { kind: "image", type, file: new Uint8Array(bytes).buffer }, url: null };
}

/** Under the rules of the website check: see `readPage`. */
export async function pageSource(typed: string, allowPrivate: boolean): Promise<Source> {
  const refuse = (refusal: ReturnType<typeof heatmapsRefusals.imageEmpty>) => new Problem(refusal, { field: "url" });
  const address = typedAddress(typed, "url");
  // credentials and fragments are never sent
  address.username = address.password = address.hash = "";
  const page = await readPage(address, { ...LIMITS, allowPrivate }).catch((error: unknown) => {
    throw error instanceof PageUnreachable ? refuse(heatmapsRefusals.pageUnreadable({ why: error.message })) : error;
  });
  if (page.status >= 400) throw refuse(heatmapsRefusals.pageStatus({ status: page.status }));
  const [type = ""] = (page.headers["content-type"] ?? "text/html").split(";");
  if (!/html/i.test(type)) throw refuse(heatmapsRefusals.notAPage({ type }));
  return { task: { kind: "html", html: page.body }, url: page.url.href };
}
