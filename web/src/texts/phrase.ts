// Texts with plurals, in ICU message format: `{count, plural, one {# session} other {# sessions}}`. Separate from `t`,
// so that screens without plurals don't load the library.
import { IntlMessageFormat } from "intl-messageformat";
import { locale, translate } from "./catalogue.ts";

const known = new Map<string, IntlMessageFormat>();

export function phrase(text: string, values: Readonly<Record<string, string | number>>): string {
  const translation = translate(text);
  const key = `${locale()} ${translation}`;
  const format = known.get(key) ?? new IntlMessageFormat(translation, locale());
  known.set(key, format);
  return String(format.format(values));
}
