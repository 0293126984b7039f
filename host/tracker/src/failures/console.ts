// What the page itself calls an error: console.error, in the words that it would show. Of objects their names alone.
import { maskText } from "../privacy.ts";
import { quiet } from "../quiet.ts";
import type { Tell } from "./failure.ts";

const wordsOf = (said: unknown): string =>
  said instanceof Error || typeof said !== "object" || !said
    ? String(said)
    : `{${Object.keys(said).slice(0, 10).join(", ")}}`;

export function watchConsole(tell: Tell): void {
  const original = console.error;
  const hear = quiet((...said: unknown[]) => {
    const error = said.find((each) => each instanceof Error);
    const words = said.slice(0, 9).map(wordsOf);
    // `%s` and its like stand for what follows
    const first = words.shift()?.replace(/%[sdioO]/g, () => words.shift() ?? "");
    tell("console", "console.error", maskText([first, ...words].join(" "), 500), error?.stack);
  });
  console.error = function (this: unknown, ...said: unknown[]) {
    hear(...said);
    original.apply(this, said);
  };
}
