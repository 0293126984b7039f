// The choices of a currency, in the language of the page.
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import type { ChoiceGroup } from "#web/ui/forms/SearchSelect.tsx";

/** Option value for events without a currency. */
export const NO_CURRENCY = "none";

const common = ["EUR", "USD", "GBP", "CHF", "JPY", "CNY", "AUD", "CAD", "SEK", "PLN"];

/** Includes `chosen` even if this browser doesn't know it. */
export function currencyGroups(chosen: string | null | undefined): ChoiceGroup[] {
  const names = new Intl.DisplayNames(locale(), { type: "currency" });
  const known = Intl.supportedValuesOf("currency");
  const others = [...(chosen && !known.includes(chosen) ? [chosen] : []), ...known].filter(
    (code) => !common.includes(code),
  );
  const choices = (codes: readonly string[]) =>
    codes.map((code) => ({ id: code, label: known.includes(code) ? `${code} – ${names.of(code)}` : code }));
  return [
    { title: t("Default"), choices: [{ id: NO_CURRENCY, label: t("No currency") }] },
    { title: t("Common currencies"), choices: choices(common) },
    { title: t("All currencies"), choices: choices(others) },
  ];
}
