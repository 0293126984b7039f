// The countries of simulated visitors: weight, hours from UTC, language.
export interface Country {
  code: string;
  weight: number;
  hours: number;
  langs: readonly string[];
}

export const countries: readonly Country[] = [
  {
    code: "DE",
    weight: 22,
    hours: 1,
    langs: ["de-DE", "de", "en-GB"],
  },
  {
    code: "US",
    weight: 19,
    hours: -6,
    langs: ["en-US", "en-US", "es-US"],
  },
  { code: "GB", weight: 13, hours: 0, langs: ["en-GB"] },
  {
    code: "FR",
    weight: 7,
    hours: 1,
    langs: ["fr-FR", "fr"],
  },
  {
    code: "NL",
    weight: 6,
    hours: 1,
    langs: ["nl-NL", "en-GB"],
  },
  { code: "AT", weight: 5, hours: 1, langs: ["de-AT"] },
  {
    code: "CH",
    weight: 5,
    hours: 1,
    langs: ["de-CH", "fr-CH"],
  },
  {
    code: "SE",
    weight: 3,
    hours: 1,
    langs: ["sv-SE"],
  },
  { code: "NO", weight: 2, hours: 1, langs: ["nb-NO"] },
  { code: "DK", weight: 2, hours: 1, langs: ["da-DK"] },
  { code: "ES", weight: 3, hours: 1, langs: ["es-ES"] },
  { code: "IT", weight: 3, hours: 1, langs: ["it-IT"] },
  { code: "PL", weight: 2, hours: 1, langs: ["pl-PL"] },
  {
    code: "CA",
    weight: 4,
    hours: -5,
    langs: ["en-CA", "fr-CA"],
  },
  { code: "AU", weight: 3, hours: 10, langs: ["en-AU"] },
  { code: "NZ", weight: 1, hours: 12, langs: ["en-NZ"] },
  {
    code: "BR",
    weight: 1,
    hours: -3,
    langs: ["pt-BR"],
  },
  {
    code: "IN",
    weight: 2,
    hours: 5.5,
    langs: ["en-IN", "hi-IN"],
  },
  {
    code: "JP",
    weight: 1,
    hours: 9,
    langs: ["ja-JP"],
  },
  {
    code: "MY",
    weight: 1,
    hours: 8,
    langs: ["en-MY", "ms-MY"],
  },
];
