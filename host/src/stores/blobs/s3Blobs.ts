// Files in a bucket of an S3-compatible store: `https://ACCESS_KEY:SECRET@host/bucket?region=eu-central-1`. Requests are
// signed with the hash of their body, so that the store rejects damaged bytes.
import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { assertKey, type BlobStore } from "./blobs.ts";

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
/** Deletions that are sent at the same time. */
const AT_ONCE = 8;

const NO_BODY = new Uint8Array();

const unescaped = (xml: string) =>
  xml
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

/** The texts of all elements of a name; the answers of S3 have no attributes on them. */
const textsOf = (xml: string, element: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, "g")), ([, text = ""]) => unescaped(text));

interface Page {
  keys: string[];
  folders: string[];
  next: string | undefined;
}

export function openS3Blobs(url: string): BlobStore {
  const { protocol, host, pathname, username, password, searchParams } = new URL(url);
  const bucket = `${protocol}//${host}${pathname.replace(/\/+$/, "")}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "us-east-1",
    service: "s3",
    retries: RETRIES,
  });

  async function send(method: string, target: string, bytes: Uint8Array = NO_BODY): Promise<Response> {
    const hash = createHash("sha256").update(bytes).digest("hex");
    return await client.fetch(`${bucket}${target}`, {
      method,
      headers: { "x-amz-content-sha256": hash },
      ...(method === "PUT" && { body: Buffer.from(bytes) }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  async function failed(what: string, response: Response): Promise<Error> {
    const [code = ""] = textsOf(await response.text(), "Code");
    return new Error(`The store of recordings answered ${response.status} ${code} to ${what}`);
  }

  async function page(prefix: string, { isFlat, next }: { isFlat: boolean; next?: string | undefined }): Promise<Page> {
    const query = new URLSearchParams({ "list-type": "2", prefix });
    if (isFlat) query.set("delimiter", "/");
    if (next) query.set("continuation-token", next);
    const response = await send("GET", `?${query.toString()}`);
    if (!response.ok) throw await failed("a listing", response);
    const xml = await response.text();
    const prefixes = Array.from(xml.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs), ([, inner = ""]) => inner);
    return {
      keys: textsOf(xml, "Key"),
      folders: prefixes.flatMap((inner) => textsOf(inner, "Prefix")),
      next: textsOf(xml, "NextContinuationToken")[0],
    };
  }

  async function remove(key: string): Promise<void> {
    const response = await send("DELETE", `/${key}`);
    if (!response.ok && response.status !== 404) throw await failed("a deletion", response);
    await response.body?.cancel();
  }

  return {
    async put(key, bytes) {
      assertKey(key);
      const response = await send("PUT", `/${key}`, bytes);
      if (!response.ok) throw await failed("a file", response);
      await response.body?.cancel();
    },
    async get(key) {
      assertKey(key);
      const response = await send("GET", `/${key}`);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      if (response.status !== 404) throw await failed("a read", response);
      await response.body?.cancel();
      return undefined;
    },
    async delete(key) {
      assertKey(key);
      await remove(key);
    },
    async deleteFolder(folder) {
      assertKey(folder);
      // from the beginning each time: what was deleted is no longer listed
      for (;;) {
        const { keys } = await page(`${folder}/`, { isFlat: false });
        if (keys.length === 0) return;
        for (let at = 0; at < keys.length; at += AT_ONCE) await Promise.all(keys.slice(at, at + AT_ONCE).map(remove));
      }
    },
    async list(folder) {
      assertKey(folder);
      const names: string[] = [];
      let next: string | undefined;
      do {
        const found = await page(`${folder}/`, { isFlat: true, next });
        names.push(...[...found.folders, ...found.keys].map((key) => key.slice(folder.length + 1).replace(/\/$/, "")));
        next = found.next;
      } while (next);
      return names.toSorted();
    },
    hasRoom: () => true,
  };
}
