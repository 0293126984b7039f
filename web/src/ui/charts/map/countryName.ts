import { locale } from "#web/texts/catalogue.ts";
const names = new Intl.DisplayNames([locale()], { type: "region", fallback: "code" });

/** "DE" becomes "Germany"; an unknown code is shown unchanged. */
export function countryName(code: string): string {
  if (code === "XK") return "Kosovo";
  return /^[A-Za-z]{2}$/.test(code) ? (names.of(code.toUpperCase()) ?? code) : code;
}
