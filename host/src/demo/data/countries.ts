// Where simulated visitors live: weight, hours from UTC, language, and public addresses that the country data knows.
// Addresses only lead to the country and are not stored.
export interface Country {
  code: string;
  weight: number;
  hours: number;
  langs: readonly string[];
  addresses: readonly string[];
}

export const countries: readonly Country[] = [
  {
    code: "DE",
    weight: 22,
    hours: 1,
    langs: ["de-DE", "de", "en-GB"],
    addresses: ["217.49.182.231", "88.65.43.153", "77.186.220.7"],
  },
  {
    code: "US",
    weight: 19,
    hours: -6,
    langs: ["en-US", "en-US", "es-US"],
    addresses: ["11.188.88.42", "140.169.213.192", "19.142.41.224"],
  },
  { code: "GB", weight: 13, hours: 0, langs: ["en-GB"], addresses: ["82.30.55.107", "92.20.128.46", "91.111.121.113"] },
  {
    code: "FR",
    weight: 7,
    hours: 1,
    langs: ["fr-FR", "fr"],
    addresses: ["176.157.248.144", "86.216.133.37", "86.222.206.154"],
  },
  {
    code: "NL",
    weight: 6,
    hours: 1,
    langs: ["nl-NL", "en-GB"],
    addresses: ["31.20.137.53", "217.140.48.5", "80.114.92.237"],
  },
  { code: "AT", weight: 5, hours: 1, langs: ["de-AT"], addresses: ["213.41.11.165", "217.70.231.30", "80.108.153.54"] },
  {
    code: "CH",
    weight: 5,
    hours: 1,
    langs: ["de-CH", "fr-CH"],
    addresses: ["57.51.25.196", "194.124.155.210", "80.218.4.1"],
  },
  {
    code: "SE",
    weight: 3,
    hours: 1,
    langs: ["sv-SE"],
    addresses: ["217.211.182.219", "139.122.243.70", "95.204.197.197"],
  },
  { code: "NO", weight: 2, hours: 1, langs: ["nb-NO"], addresses: ["84.214.114.50", "178.232.223.48", "88.89.86.111"] },
  { code: "DK", weight: 2, hours: 1, langs: ["da-DK"], addresses: ["87.51.209.129", "62.198.154.115", "83.93.41.28"] },
  { code: "ES", weight: 3, hours: 1, langs: ["es-ES"], addresses: ["83.213.126.95", "81.60.205.153", "80.34.167.138"] },
  { code: "IT", weight: 3, hours: 1, langs: ["it-IT"], addresses: ["151.28.112.184", "93.36.18.178", "82.104.230.25"] },
  { code: "PL", weight: 2, hours: 1, langs: ["pl-PL"], addresses: ["156.17.13.226", "188.47.21.235", "31.0.190.75"] },
  {
    code: "CA",
    weight: 4,
    hours: -5,
    langs: ["en-CA", "fr-CA"],
    addresses: ["24.78.255.49", "142.76.81.198", "96.51.126.42"],
  },
  { code: "AU", weight: 3, hours: 10, langs: ["en-AU"], addresses: ["1.134.30.12", "175.39.14.224", "124.177.245.71"] },
  { code: "NZ", weight: 1, hours: 12, langs: ["en-NZ"], addresses: ["131.203.239.3", "118.92.215.67", "202.50.90.63"] },
  {
    code: "BR",
    weight: 1,
    hours: -3,
    langs: ["pt-BR"],
    addresses: ["191.38.27.149", "179.132.198.182", "177.128.146.36"],
  },
  {
    code: "IN",
    weight: 2,
    hours: 5.5,
    langs: ["en-IN", "hi-IN"],
    addresses: ["171.62.41.132", "117.214.164.62", "182.58.172.188"],
  },
  {
    code: "JP",
    weight: 1,
    hours: 9,
    langs: ["ja-JP"],
    addresses: ["126.167.253.11", "60.42.32.218", "220.210.196.170"],
  },
  {
    code: "MY",
    weight: 1,
    hours: 8,
    langs: ["en-MY", "ms-MY"],
    addresses: ["175.138.58.245", "180.75.216.173", "114.133.36.118"],
  },
];
