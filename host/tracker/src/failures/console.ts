// Errors that the page logs with console.error, formatted as the console would. Objects are reduced to their type
// names.
import { maskText } from "../privacy.ts";
import { quiet } from "../quiet.ts";
import type { ReportFailure } from "./failure.ts";

const textOf = (args: unknown): string =>
  args instanceof Error || typeof args !== "object" || !args
    ? String(args)
    : `{${Object.keys(args).slice(0, 10).join(", ")}}`;

/** The arguments of a line as the console formats them. */
export function formatConsole(args: unknown[]): string {
  const texts = args.slice(0, 9).map(textOf);
  // `%s` and similar placeholders are replaced by the following arguments
  const first = texts.shift()?.replace(/%[sdioO]/g, () => texts.shift() ?? "");
  return [first, ...texts].join(" ");
}

export function watchConsole(report: ReportFailure): void {
  const original = console.error;
  const hear = quiet((...args: unknown[]) => {
    const error = args.find((each) => each instanceof Error);
    report("console", "console.error", maskText(formatConsole(args), 500), error?.stack);
  });
  console.error = function (this: unknown, ...args: unknown[]) {
    hear(...args);
    original.apply(this, args);
  };
}
