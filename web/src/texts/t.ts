// Every user-facing text goes through this function: the English text is its own key. `npm run generate` collects the
// keys in data/english.json. `npm run check` rejects texts that bypass it, and languages with missing translations.
// Texts are loaded before the modules that contain them are evaluated, so tables at module level may call it too.
import { translate } from "./catalogue.ts";

/** The text in the current language. `{name}` is a placeholder for a value. Plurals: see `phrase`. */
export function t(text: string, values?: Readonly<Record<string, string | number>>): string {
  const translation = translate(text);
  if (!values) return translation;
  return translation.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
