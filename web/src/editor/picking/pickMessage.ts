// The messages of the picker on a page of the website (host/tracker/src/pick). They come from a page that runs scripts of
// others: only the expected ones are read, as short text.

/** What a field takes of the picked element; `form`: as the tracker stores the form, unlike any other selector of it. */
export type PickPart = "selector" | "form" | "text" | "link" | "page";

export type PickedParts = Record<PickPart, string>;

export type PickMessage = { state: "ready" } | { state: "canceled" } | { state: "picked"; parts: PickedParts };

const MAX_LENGTH = 500;

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim().slice(0, MAX_LENGTH) : "");

/** Undefined: not a message of this pick. */
export function readPickMessage(data: unknown, pickId: string): PickMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { pick, state, selector, form, text, link, page } = data as Record<string, unknown>;
  if (pick !== pickId) return undefined;
  if (state === "ready" || state === "canceled") return { state };
  if (state !== "picked") return undefined;
  // the tracker masks personal data in texts; a * matches any characters
  const words = textOf(text).replaceAll("***", "*");
  const parts = { selector: textOf(selector), form: textOf(form), text: words, link: textOf(link), page: textOf(page) };
  return { state, parts };
}

const hostOf = ({ hostname, port }: URL) => `${hostname.replace(/^www\./, "")}:${port}`;

/** Whether a message comes from the opened page, which may have redirected to https or to the host name with www. */
export function isFromPage(origin: string, address: string): boolean {
  if (!URL.canParse(origin)) return false;
  const [from, opened] = [new URL(origin), new URL(address)];
  const isSecure = from.protocol === "https:" || from.protocol === opened.protocol;
  return isSecure && hostOf(from) === hostOf(opened);
}
