// Progress on stderr: one line that is overwritten on a terminal, an occasional line elsewhere.
import { written } from "./report.ts";

/** milliseconds */
const PACE = 5000;

export function openProgress(to: { isTTY?: boolean; write(text: string): unknown }) {
  let reportedAt = performance.now();
  return {
    report(file: string, lines: number): void {
      const text = `${file === "-" ? "stdin" : file}: ${written(lines)} lines`;
      if (to.isTTY) to.write(`\r\u001b[K${text}`);
      else if (performance.now() - reportedAt >= PACE) {
        reportedAt = performance.now();
        to.write(`${text}\n`);
      }
    },
    done(file: string, lines: number): void {
      to.write(`${to.isTTY ? "\r\u001b[K" : ""}${file === "-" ? "stdin" : file}: ${written(lines)} lines, done\n`);
    },
  };
}
