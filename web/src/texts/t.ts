// Every text that a person reads goes through here: the English sentence is its own key. `npm run generate` gathers them
// into data/english.json; `npm run check` refuses a text on a screen that does not come through here, and a language
// that lacks one. Words are in force before the first module of the app is read (main.tsx), so a table at module level
// may ask too.
import { translate } from "./catalogue.ts";

/** The text in the language in force; `{name}` stands for a value. Plurals: see `phrase`. */
export function t(text: string, values?: Readonly<Record<string, string | number>>): string {
  const translation = translate(text);
  if (!values) return translation;
  return translation.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
