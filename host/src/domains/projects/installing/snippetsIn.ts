// Finds the tracker snippets in a page's source: as script elements, or as text from which the page's own scripts
// create them.
import { getTrackerScript } from "@sightline/schema/rest/ingest";

export interface FoundSnippet {
  url: URL;
  key: string;
  /** of the script element; empty without one */
  nonce: string;
}

const PATHS = [getTrackerScript.path, "/js/optimize.js"];
const decoded = (text: string) => text.replaceAll("&amp;", "&").replaceAll("\\u0026", "&").replaceAll("\\/", "/");

function snippetOf(src: string, page: URL, nonce: string): FoundSnippet | undefined {
  const text = decoded(src);
  if (!URL.canParse(text, page.href)) return undefined;
  const url = new URL(text, page);
  const key = url.searchParams.get("key");
  return key && PATHS.some((path) => url.pathname.endsWith(path)) ? { url, key, nonce } : undefined;
}

const attribute = (tag: string, name: string) => {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? "";
};

export function snippetsIn(html: string, page: URL): FoundSnippet[] {
  const source = html.replace(/<!--[^]*?-->/g, "");
  const elements = [...source.matchAll(/<script\b[^>]*>/gi)].flatMap(([tag]) => {
    const found = snippetOf(attribute(tag, "src"), page, attribute(tag, "nonce"));
    return found ? [found] : [];
  });
  if (elements.length > 0) return elements;
  return [...decoded(source).matchAll(/https?:\/\/[^"'`\s<>\\]+\/js\/(?:track|optimize)\.js\?key=[\w%.-]+/g)].flatMap(
    ([address]) => snippetOf(address, page, "") ?? [],
  );
}

/** Whether there is a tag manager, which may load the tracker without any trace in the page source. */
export const hasTagManager = (html: string): boolean =>
  /googletagmanager\.com\/gtm\.js|\bGTM-[A-Z0-9]{4,10}\b/.test(html);
