/** Fictitious figures with a realistic shape. */
export const days = Array.from({ length: 30 }, (_, at) =>
  new Date(Date.UTC(2026, 9, 23 + at)).toISOString().slice(0, 10),
);
export const daysBefore = Array.from({ length: 30 }, (_, at) =>
  new Date(Date.UTC(2026, 8, 23 + at)).toISOString().slice(0, 10),
);
const wave = (at: number, base: number) =>
  Math.round(base * (1 + 0.22 * Math.sin(at / 1.1) + (at % 7 > 4 ? -0.25 : 0.08) + at / 90));

export const visitors = days.map((_, at) => wave(at, 1180));
export const visitorsBefore = days.map((_, at) => wave(at + 3, 990));
export const sessions = days.map((_, at) => wave(at, 1520));

export interface PageRow {
  path: string;
  visitors: number;
  views: number;
  bounce: number;
  time: number;
}

const paths = [
  "/",
  "/pricing",
  "/docs/install",
  "/blog/how-we-measure-sessions-without-cookies",
  "/sign-up",
  "/features",
];

export const pages: PageRow[] = paths.map((path, at) => ({
  path,
  visitors: Math.round(18_400 / (at + 1)),
  views: Math.round(31_200 / (at + 1.3)),
  bounce: 0.31 + at * 0.06,
  time: 143 - at * 17,
}));

export const manyPages: PageRow[] = Array.from({ length: 10_000 }, (_, at) => ({
  path: `/products/${at + 1}`,
  visitors: (at * 7919) % 10_007,
  views: (at * 104_729) % 30_011,
  bounce: ((at * 31) % 100) / 100,
  time: (at * 17) % 400,
}));

export const sources = [
  { id: "direct", label: "Direct", value: 8240 },
  { id: "google", label: "Google", value: 6120 },
  { id: "news", label: "news.ycombinator.com", value: 1893 },
  { id: "github", label: "github.com", value: 911 },
  { id: "mail", label: "November newsletter", value: 402 },
];

export const devices = [
  { id: "desktop", label: "Desktop", value: 10_220 },
  { id: "mobile", label: "Mobile", value: 6804 },
  { id: "tablet", label: "Tablet", value: 612 },
];

export const countries = [
  { code: "US", value: 5210 },
  { code: "DE", value: 2140 },
  { code: "GB", value: 1310 },
  { code: "FR", value: 902 },
  { code: "BR", value: 611 },
  { code: "IN", value: 588 },
  { code: "JP", value: 240 },
  { code: "AU", value: 121 },
  { code: "ZA", value: 33 },
  { code: "CA", value: 410 },
];

export const hoursOfWeek = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (__, hour) =>
    Math.round(Math.max(0, Math.sin(((hour - 6) / 24) * Math.PI * 1.3)) * (day > 4 ? 40 : 92)),
  ),
);
