// DashboardScreenQuery by hand: the project and the user's attribute, then everything about the project at once.
import { getUserAttribute } from "@sightline/schema/rest/account/account";
import type { UserAttribute } from "@sightline/schema/rest/account/account";
import type { AnswerOf, Endpoint } from "@sightline/schema/rest/endpoint";
import { getEvents } from "@sightline/schema/rest/events/events";
import { checkTraffic, getWidgets } from "@sightline/schema/rest/projects/projects";
import type { Widget } from "@sightline/schema/rest/projects/projects";
import { getAnnotations } from "@sightline/schema/rest/timeline/timeline";
import * as traffic from "@sightline/schema/rest/traffic/traffic";
import { globalId } from "./globalId.ts";
import type { Ask, Who } from "./pool.ts";
import { roleOf } from "./roleOf.ts";

const MEMBER_ID = 100;

const metrics = (values: traffic.MetricValues) => ({
  visitors: values.visitors,
  sessions: values.sessions,
  pageviews: values.pageviews,
  pagesPerSession: values.pages_per_session,
  averageDuration: values.average_duration,
  bounceRate: values.bounce_rate,
  conversions: values.conversions,
});

type Breakdown = AnswerOf<typeof traffic.getTrafficBreakdown>;

const breakdown = (dimension: string, { visitors, rows, total, range }: Breakdown) => ({
  dimension,
  totalCount: total,
  range: { startDate: range.startDate, endDate: range.endDate },
  visitors,
  rows: rows.map((row) => ({
    name: row.name,
    visitors: row.visitors,
    pageviews: row.pageviews,
    bounceRate: row.bounce_rate,
    scrollDepth: row.scroll_depth,
    conversionRate: row.conversion_rate,
  })),
});

const format = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" });
const DAY = 86_400_000;

function last30Days(): { startDate: string; endDate: string } {
  const endDate = format.format(Date.now());
  return { startDate: new Date(Date.parse(`${endDate}T00:00:00Z`) - 29 * DAY).toISOString().slice(0, 10), endDate };
}

export async function dashboardByHand(ask: Ask, who: Who, variables: Record<string, unknown>): Promise<object> {
  const key = { method: "GET", path: getUserAttribute.path.replace("{key}", "insight") };
  const [role, all, attribute] = await Promise.all([
    roleOf(ask, who),
    ask(getWidgets, who, {}) as Promise<Widget[]>,
    ask(key, who) as Promise<UserAttribute>,
  ]);
  const widget = all.find(({ widget_id }) => globalId("Project", widget_id) === variables["project"]);
  const canWrite = role <= 2;
  const insight = { id: globalId("UserAttribute", `${MEMBER_ID}:INSIGHT`), value: attribute.value };
  if (!widget) return { viewer: { viewerCanWrite: canWrite, attribute: insight, project: null } };
  const { widget_id } = widget;
  const dates = last30Days();
  const question = { widget_id, ...dates, compare: "previous" };
  const of = <E extends Endpoint>(endpoint: E, body?: object) =>
    ask(endpoint, who, body, widget_id) as Promise<AnswerOf<E>>;
  const split = (dimension: string, limit: number) =>
    of(traffic.getTrafficBreakdown, { ...question, dimension, limit, offset: 0 });
  const [seen, events, summary, series, pages, sources, countries, devices, hours, notes] = await Promise.all([
    of(checkTraffic),
    of(getEvents, { widget_id }),
    of(traffic.getTrafficSummary, question),
    of(traffic.getTrafficSeries, { ...question, metric: "visitors", interval: "day" }),
    split("page", 10),
    split("channel", 10),
    split("country", 250),
    split("device", 10),
    of(traffic.getActiveHours, { ...question, metric: "visitors" }),
    of(getAnnotations, { widget_id, ...dates }),
  ]);
  const { startDate, endDate, timezone } = summary.range;
  const report = {
    summary: {
      range: { startDate, endDate, timezone },
      totals: metrics(summary.totals),
      previous: summary.previous ? metrics(summary.previous) : null,
      sparkline: summary.sparkline.map(metrics),
    },
    series: {
      metric: variables["metric"],
      interval: "DAY",
      points: series.rows.map(({ t, value, previous, partial }) => ({ at: t, value, previous, isPartial: partial })),
    },
    annotations: notes.rows.map(({ annotation_id, date, text, author }) => ({
      id: globalId("Annotation", `${widget_id}:${annotation_id}:${date}`),
      date,
      text,
      author,
    })),
    pages: breakdown("PAGE", pages),
    sources: breakdown("CHANNEL", sources),
    countries: {
      visitors: countries.visitors,
      rows: countries.rows.map(({ name, visitors }) => ({ name, visitors })),
    },
    devices: breakdown("DEVICE", devices),
    activeHours: {
      grid: hours.grid,
      weekdays: hours.weekdays,
      hours: hours.hours,
      total: hours.total,
      timezone: hours.range.timezone,
    },
  };
  const project = {
    trafficCheck: { pageviewTotal: seen.pageview_total },
    id: globalId("Project", widget_id),
    viewerCanShare: canWrite,
    viewerCanAnnotate: canWrite,
    events: events.rows.map(({ event_name, source }) => ({ name: event_name, source: source.toUpperCase() })),
    traffic: report,
  };
  return { viewer: { viewerCanWrite: canWrite, attribute: insight, project } };
}
