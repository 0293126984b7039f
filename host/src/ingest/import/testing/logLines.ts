// Log lines in the formats of web servers.
export const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
export const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

export interface LineParts {
  ip?: string;
  time?: string;
  request?: string;
  status?: number;
  referrer?: string;
  userAgent?: string;
}

export function combinedLine({
  ip = "203.0.113.9",
  time = "10/Mar/2026:13:55:36 +0000",
  request = "GET /prices HTTP/1.1",
  status = 200,
  referrer = "-",
  userAgent = chrome,
}: LineParts = {}): string {
  return `${ip} - - [${time}] "${request}" ${status} 2326 "${referrer}" "${userAgent}"`;
}

export const numbered = (texts: readonly string[]) =>
  texts.map((text, index) => ({
    number: index + 1,
    text,
    repeat: texts.slice(0, index).filter((before) => before === text).length,
  }));
