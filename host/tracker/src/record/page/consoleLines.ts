// Lines that the page writes to its console. Email addresses and long numbers are masked, objects are reduced to the
// names of their properties.
import type { ConsoleLine } from "@sightline/schema/rest/recordings/chunks";
import { formatConsole } from "#tracker/failures/console.ts";
import { maskText } from "#tracker/privacy.ts";
import { quiet } from "#tracker/quiet.ts";

const LEVELS = ["debug", "log", "info", "warn", "error"] as const;
/** Characters. Masking takes long for long texts, so they are cut before. */
const LIMIT = 2000;
/** Lines per second, above which they are left out. */
const MOST = 20;

export function watchConsole(add: (plugin: string, payload: object) => void): void {
  let second = 0;
  let lines = 0;
  const write = quiet((level: ConsoleLine["level"], args: unknown[]) => {
    const now = Math.floor(performance.now() / 1000);
    lines = now === second ? lines + 1 : 0;
    second = now;
    if (lines >= MOST) return;
    const line: ConsoleLine = { level, text: maskText(formatConsole(args).slice(0, LIMIT), LIMIT) };
    add("sightline/console@1", line);
  });
  for (const level of LEVELS) {
    const original = console[level];
    console[level] = function (this: unknown, ...args: unknown[]) {
      write(level, args);
      original.apply(this, args);
    };
  }
}
