// The built web app's files. Hashed ones never change and are cached permanently; what is missing is missing. The page that
// stands for every route of the app is written for each brand, see brandPage.ts.
// The files are a few megabytes and are read once. sirv 3.0.2 was tried instead: it opens the file for each response
// (four times the CPU time, client included), leaves it open when the client disconnects, throws on the range
// `bytes=5-2`, and adds ETag and Last-Modified to files that never change.
import { existsSync, readFileSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { appPage, type AppPage } from "./appPage.ts";
import { chosenEncoding, compressed, setCompressed } from "./compressed.ts";
import { contentTypeOf } from "./data/contentTypes.ts";
import { removeDocumentHeaders } from "./securityHeaders.ts";

const PAGE = "/index.html";
const PRELOADS = "/preloads.json";
/** vite puts the hash of the content into the names of assets. */
const HASHED = /^assets\/[\w.-]*-[\w-]{8}\.\w+$/;

interface StaticFile {
  type: string;
  body: Buffer;
  hashed: boolean;
}

export interface StaticFiles {
  /** false if the path is not a file */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>;
  /** the text of a built file; undefined if there is none */
  textOf(pathname: string): string | undefined;
  /** the app's page without a brand */
  readonly page: AppPage | undefined;
  readonly size: number;
}

function readFile(root: string, name: string, isCompressed: boolean): StaticFile {
  const body = readFileSync(path.join(root, name));
  if (isCompressed) setCompressed(body, "br", readFileSync(path.join(root, `${name}.br`)));
  return { type: contentTypeOf(name), body, hashed: HASHED.test(name) };
}

/** Types that a browser never shows as a document with scripts. */
const isSubresource = (type: string) => /javascript|json|^text\/css|^font\//.test(type);

async function send(request: IncomingMessage, response: ServerResponse, file: StaticFile): Promise<void> {
  const encoding = chosenEncoding(request, file);
  const body = encoding === undefined ? file.body : await compressed(file.body, encoding);
  if (file.hashed && isSubresource(file.type)) {
    removeDocumentHeaders(response);
    // a cache would repeat the id of the first request
    response.removeHeader("x-request-id");
  }
  response.writeHead(200, {
    "content-type": file.type,
    "content-length": body.length,
    vary: "accept-encoding",
    "cache-control": file.hashed ? "public, max-age=31536000, immutable" : "no-cache",
    ...(encoding !== undefined && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** `rootWith` finds the web root of another release that has a hashed file which this one lacks. */
export async function staticFiles(
  root: string,
  rootWith: (name: string) => string | undefined = () => undefined,
): Promise<StaticFiles> {
  const names = new Set(await readdir(root, { recursive: true }).catch(() => []));
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (/\.(br|gz|map)$/.test(name) || !statSync(path.join(root, name)).isFile()) continue;
    files.set(`/${name.split(path.sep).join("/")}`, readFile(root, name, names.has(`${name}.br`)));
  }

  /** Read once: other releases are few, and their files never change. */
  function fileOfOtherRelease(pathname: string): StaticFile | undefined {
    const name = pathname.slice(1);
    const other = HASHED.test(name) ? rootWith(name) : undefined;
    if (other === undefined) return undefined;
    const file = readFile(other, name, existsSync(path.join(other, `${name}.br`)));
    files.set(pathname, file);
    return file;
  }

  const textOf = (pathname: string) => files.get(pathname)?.body.toString("utf8");
  const page = textOf(PAGE);
  const preloads = textOf(PRELOADS);
  // only the gateway reads them
  files.delete(PAGE);
  files.delete(PRELOADS);
  return {
    page: page === undefined ? undefined : appPage(page, preloads),
    size: files.size,
    textOf: (pathname) => files.get(pathname)?.body.toString("utf8"),
    async serve(request, response, pathname) {
      const file = files.get(pathname) ?? fileOfOtherRelease(pathname);
      if (file === undefined) return false;
      await send(request, response, file);
      return true;
    },
  };
}
