// Responses of the fixed API host by endpoint name. Deterministic, and as large as those of a busy project.
import type { AnswerOf } from "@sightline/schema/rest/endpoint";
import type { getRealtime } from "@sightline/schema/rest/audience/audience";
import type { getUserAttribute, PlanInfo, Session, User } from "@sightline/schema/rest/account/account";
import type { getEvents } from "@sightline/schema/rest/events/events";
import { DEFAULT_SETTING, Feature } from "@sightline/schema/rest/projects/projects";
import type { checkTraffic, Widget } from "@sightline/schema/rest/projects/projects";
import type { getAnnotations } from "@sightline/schema/rest/timeline/timeline";
import type * as traffic from "@sightline/schema/rest/traffic/traffic";

export const SHOP = 12;
const VISITORS_NOW = 2000;
const DAYS = 30;

const list = <T>(length: number, make: (n: number) => T): T[] => Array.from({ length }, (_, n) => make(n));
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const instant = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 61_000).toISOString();
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
const letters = (n: number) => String.fromCharCode(65 + (Math.floor(n / 26) % 26), 65 + (n % 26));
const channels = ["Organic Search", "Direct", "Paid Social", "Email", "Referral"];
const paths = list(40, (n) => `/products/category-${n % 8}/item-${n}`);
const pick = (from: readonly string[], n: number) => from[n % from.length] ?? "";

const range = { startDate: day(0), endDate: day(DAYS - 1), timezone: "Europe/Berlin" };
const compared = { ...range, previousStartDate: "2025-12-02", previousEndDate: "2025-12-31" };

export const sessionOf = (email: string): Session => ({
  name: "Olivia Owner",
  email,
  email_hash: "0",
  role: 0,
  widget_id: SHOP,
  widget_name: "Shop",
  widget_key: "shop",
  is_pageview: true,
  jwt: `jwt-of-${email}-${"x".repeat(120)}`,
  session_time: new Date().toISOString(),
  user_id: 100,
  company_id: 7,
  company_name: "Northwind",
  company_key: "northwind",
  new_user: false,
  paid_plan: 3,
  version: "1",
  lifetimedeal: false,
  language: "en",
  whitelabel_ref_id: null,
  bypass: false,
  isAuth0: false,
  mtu: 0,
  day2expire: 0,
  website_limit: null,
  paid_plan_expiry_retry: 0,
  plan_info: null,
});

export const version = { version: "1.0.0", force: false };

export const user: User = {
  user_id: 100,
  name: "Olivia Owner",
  email: "owner@demo.test",
  role: 0,
  status: 1,
  company_id: 7,
  company_name: "Northwind",
  paid_plan: 3,
  language: "en",
  event_promo: false,
  created_at: instant(0),
  last_login_at: instant(9),
};

export const widgets: Widget[] = list(20, (n) => ({
  widget_id: SHOP + n,
  widget_name: `Project ${String(n).padStart(2, "0")}`,
  widget_key: `key-${n}`,
  status: 1,
  widget_allowed_website: [`shop-${n}.example`, `www.shop-${n}.example`],
  pageview_total: 10_000 * (n + 1),
  pageview_monthly: 1000 * (n + 1),
  pageview_limit: null,
  feature_acl: [...Feature.options],
  enable_recommend: true,
  recommendation_add_on: false,
  timezone: "Europe/Berlin",
  setting: DEFAULT_SETTING,
  snippet: `<script async src="https://host.example/js/track.js?key=key-${n}"></script>`,
  created_at: instant(n),
}));

export const plan: PlanInfo = {
  plan_id: 3,
  plan_name: "Premium",
  pageview: null,
  sessions: 100_000,
  rewarded_session: 0,
  additional_pageview: 0,
};
export const trial = { days_to_expire: 1000 };
export const usage = { session: 4321, pageview: 15_432 };
export const notSuspended = { prohibit: 0 } as const;
export const installed = { installed_at: instant(1) };

const values = (n: number): traffic.MetricValues => ({
  visitors: 1200 + n,
  sessions: 1500 + n,
  pageviews: 5300 + 3 * n,
  pages_per_session: 3.5 + n / 100,
  average_duration: 130.25 + n,
  engaged_time: 77.5 + n,
  bounce_rate: 0.41,
  conversions: 31 + n,
  conversion_rate: 0.02,
});

export const summary: AnswerOf<typeof traffic.getTrafficSummary> = {
  totals: values(900),
  previous: values(800),
  sparkline: list(DAYS, values),
  range: compared,
  sampled: false,
};

export const series: AnswerOf<typeof traffic.getTrafficSeries> = {
  rows: list(DAYS, (n) => ({ t: day(n), value: 1200 + n, previous: 1100 + n, partial: n === DAYS - 1 })),
  range: compared,
  sampled: false,
};

const breakdown = (names: readonly string[], hasScroll: boolean): AnswerOf<typeof traffic.getTrafficBreakdown> => ({
  rows: names.map((name, n) => ({
    name,
    visitors: 1000 - n,
    sessions: 1100 - n,
    pageviews: 3000 - n,
    bounce_rate: 0.4 + n / 1000,
    average_duration: 100.5 + n,
    scroll_depth: hasScroll ? 0.61 : null,
    conversions: 20,
    conversion_rate: 0.018,
    previous_visitors: 900 - n,
  })),
  total: names.length,
  visitors: 4000,
  range: compared,
  sampled: false,
});

export const breakdowns = {
  page: breakdown(paths.slice(0, 10), true),
  channel: breakdown(channels, false),
  country: breakdown(list(60, letters), false),
  device: breakdown(["desktop", "mobile", "tablet"], false),
};

export const activeHours: AnswerOf<typeof traffic.getActiveHours> = {
  grid: list(7, (weekday) => list(24, (hour) => 10 * weekday + hour)),
  weekdays: list(7, (weekday) => 200 + weekday),
  hours: list(24, (hour) => 60 + hour),
  total: 1234,
  range,
};

export const annotations: AnswerOf<typeof getAnnotations> = {
  rows: list(3, (n) => ({
    annotation_id: n + 1,
    widget_id: SHOP,
    date: day(4 * n),
    end_date: null,
    text: `Campaign ${n} began`,
    color: "grey" as const,
    visibility: "company" as const,
    page: "",
    author: "Olivia Owner",
    created_at: instant(n),
  })),
  changes: list(20, (n) => ({
    audit_id: n + 1,
    kind: "other" as const,
    date: `${day(n)}T10:00`,
    text: "goals.goal_changed",
    description: `Goal ${n}`,
    subject_id: String(n),
    user_name: "Olivia Owner",
    created_at: instant(n),
  })),
};

export const events: AnswerOf<typeof getEvents> = {
  rows: list(25, (n) => ({
    event_name: `event_${n}`,
    count: 1000 - n,
    visitors: 500 - n,
    last_seen: instant(n),
    source: n % 2 === 0 ? "code" : "tracker",
  })),
  total: 25,
  range,
};

export const trafficCheck: AnswerOf<typeof checkTraffic> = { pageview_total: 912_345, last_event_at: instant(77) };
export const attribute: AnswerOf<typeof getUserAttribute> = { key: "insight", value: '{"done":["install","share"]}' };

const ranked = (names: readonly string[]) => names.map((name, n) => ({ name, visitors: 90 - n }));

export const realtime: AnswerOf<typeof getRealtime> = {
  at: instant(100),
  active: 1500,
  idle: 500,
  per_minute: list(30, (n) => ({
    t: instant(n),
    pageviews: 300 + n,
    visitors: 200 + n,
    bots: 2,
    usual_min: 150 + n,
    usual_max: 420 + n,
  })),
  pages: ranked(paths.slice(0, 20)),
  sources: ranked(channels),
  countries: ranked(list(20, letters)),
  devices: ranked(["desktop", "mobile", "tablet"]),
  visitors: list(VISITORS_NOW, (n) => ({
    visitor_id: uuid(n),
    session_id: uuid(5000 + n),
    state: n % 4 === 0 ? "idle" : "active",
    path: pick(paths, n),
    title: `Item ${n % 40} of the shop`,
    since: instant(n % 60),
    last_seen: instant(60 + (n % 30)),
    pageviews: 1 + (n % 12),
    channel: pick(channels, n),
    country: letters(n % 60),
    device: n % 3 === 0 ? "mobile" : "desktop",
    browser: n % 2 === 0 ? "Chrome" : "Safari",
  })),
  events: list(50, (n) => ({
    event_id: uuid(9000 + n),
    at: instant(90 - n),
    type: "pageview",
    name: `Item ${n % 40} of the shop`,
    path: pick(paths, n),
    visitor_id: uuid(n),
    session_id: uuid(5000 + n),
    ref_host: "www.google.com",
    channel: pick(channels, n),
    country: letters(n % 60),
    region: "",
    city: `City ${n % 60}`,
    device: "desktop",
    browser: "Chrome",
    lat: (n % 60) + 0.5,
    lon: (n % 90) + 0.5,
  })),
  bots: 60,
  pageviews_today: 20_111,
  last_event_at: instant(90),
};
