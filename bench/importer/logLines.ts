// A log in combined format: visits with four pages each, alone or mixed with other requests that servers log.
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const browser = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const two = (value: number) => String(value).padStart(2, "0");

function written(time: number): string {
  const at = new Date(time);
  const date = `${two(at.getUTCDate())}/${MONTHS[at.getUTCMonth()]}/${at.getUTCFullYear()}`;
  return `${date}:${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;
}

export type LogKind = "page views" | "mixed";

/** In a mixed log, every fourth line is a page view. The others are assets, errors and bots. */
export const isView = (kind: LogKind, n: number): boolean => kind === "page views" || n % 4 === 0;

/** `round` shifts the log to other hours, so that none of its lines was imported before. */
export function logLines(kind: LogKind, count: number, round: number): string[] {
  const start = Date.now() - (300 - round * 20) * 86_400_000;
  const step = kind === "mixed" ? 4 : 1;
  return Array.from({ length: count }, (_, n) => {
    const visit = Math.floor(n / step / 4);
    const address = `203.0.${visit % 200}.${visit % 241}`;
    const other = n % 3;
    const request = isView(kind, n)
      ? `GET /shop/item-${visit % 500}?color=${n % 7} HTTP/1.1" 200`
      : ['GET /assets/site.css HTTP/1.1" 200', 'GET /missing HTTP/1.1" 404', 'GET / HTTP/1.1" 200'][other];
    const agent = !isView(kind, n) && other === 2 ? CRAWLER : browser(90 + (visit % 60));
    const referrer = n % 5 === 0 ? "https://www.google.com/" : "-";
    return `${address} - - [${written(start + n * 5000)}] "${request} 2326 "${referrer}" "${agent}"`;
  });
}
