import type { IncomingHttpHeaders } from "node:http";
import { cmsMarks } from "./data/cmsMarks.ts";

export function cmsOf(page: { body: string; headers: IncomingHttpHeaders }): string | null {
  const mark = cmsMarks.find(
    ({ page: bodyPattern, header }) =>
      bodyPattern?.test(page.body) || (header && header[1].test(String(page.headers[header[0]] ?? ""))),
  );
  return mark?.name ?? null;
}
