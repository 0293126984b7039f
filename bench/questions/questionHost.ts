// The queried host, in its own process: questionHost.ts DATA_DIR EVENTS. Each order runs one query of the real app in
// process and returns its duration.
import { getRealtime } from "@sightline/schema/rest/audience/audience";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { getRetention } from "@sightline/schema/rest/retention/retention";
import * as traffic from "@sightline/schema/rest/traffic/traffic";
import { number } from "../../host/src/stores/resultColumns.ts";
import { openRealHost } from "../host/openRealHost.ts";
import { answerOrders } from "../run/child.ts";
import { usageText } from "../run/usage.ts";
import { bareQuestions, type QuestionName } from "./bareQuestions.ts";
import { DAYS, fill } from "./fill.ts";

/** As queried by the dashboard, with the previous thirty days. */
export type Compared = "summary" | "series compared" | "pages compared" | "countries compared";
export type Question = "scan" | QuestionName | `bare ${QuestionName}` | Compared;

export interface QuestionReport {
  ms: number;
  /** events in the store */
  events: number;
  /** megabytes of memory used by the process */
  memory: number;
}

const { services, app, seeded } = await openRealHost(process.argv[2] ?? "");
const { acme, members } = seeded;
const widget = acme.shop.widgetId;
await fill(services.events, Number(process.argv[3]), { widgetId: widget, companyId: acme.companyId });

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const report = { widget_id: widget, startDate: dayBefore(29), endDate: dayBefore(0) };
const compared = { ...report, compare: "previous" };
const daily = { metric: "visitors", interval: "day" };
const pages = { dimension: "page", limit: 10 };
const countries = { dimension: "country", limit: 250 };
const came = { kind: "visit" };
const weekly = { startDate: dayBefore(83), period: "week", columns: 12, start: came, return: came };

const calls: Record<QuestionName | Compared, { endpoint: Endpoint; body?: object }> = {
  daily: { endpoint: traffic.getTrafficSeries, body: { ...report, ...daily } },
  pages: { endpoint: traffic.getTrafficBreakdown, body: { ...report, ...pages } },
  countries: { endpoint: traffic.getTrafficBreakdown, body: { ...report, ...countries } },
  realtime: { endpoint: getRealtime },
  retention: { endpoint: getRetention, body: { ...report, ...weekly } },
  summary: { endpoint: traffic.getTrafficSummary, body: compared },
  "series compared": { endpoint: traffic.getTrafficSeries, body: { ...compared, ...daily } },
  "pages compared": { endpoint: traffic.getTrafficBreakdown, body: { ...compared, ...pages } },
  "countries compared": { endpoint: traffic.getTrafficBreakdown, body: { ...compared, ...countries } },
};

async function ask(question: QuestionName | Compared): Promise<void> {
  const { endpoint, body } = calls[question];
  const headers = { jwt: members.owner.jwt, widgetid: String(widget), tz: "0", "content-type": "application/json" };
  const answer = await app.request(endpoint.path, {
    method: endpoint.method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${endpoint.name} answered ${answer.status}: ${text}`);
  endpoint.answer.parse(JSON.parse(text));
}

/** Reads and tests every row without grouping: the minimum work of any query over the same sixty days. */
async function scan(): Promise<number> {
  const [found] = await services.events.query(
    { rows: number },
    "SELECT count() AS rows FROM event WHERE widget_id = {widget:UInt32} AND ts >= {from:DateTime64(3, 'UTC')} AND is_bot = 0",
    { widget, from: `${dayBefore(59)} 00:00:00.000` },
  );
  return Number(found?.rows);
}

async function askBare(question: QuestionName): Promise<void> {
  const { sql, days } = bareQuestions[question];
  const halfAnHourAgo = new Date(Date.now() - 30 * 60_000).toISOString().replace("T", " ").replace("Z", "");
  await services.events.query({}, sql, {
    widget,
    from: days === 0 ? halfAnHourAgo : `${dayBefore(days)} 00:00:00.000`,
  });
}

const isBare = (question: Question): question is `bare ${QuestionName}` => question.startsWith("bare ");

async function answer(question: Question): Promise<unknown> {
  if (question === "scan") return scan();
  return isBare(question) ? askBare(question.slice("bare ".length) as QuestionName) : ask(question);
}

const [stored] = await services.events.query({ rows: number }, "SELECT count() AS rows FROM event");
const events = Number(stored?.rows);
if (events !== Number(process.argv[3])) throw new Error(`the store holds ${events} events of ${process.argv[3]}`);
const share = (await scan()) / events;
if (Math.abs(share - 60 / DAYS) > 0.05) throw new Error(`${share} of the events lie in the last sixty days`);

answerOrders(async (question: { question: Question }): Promise<QuestionReport> => {
  const began = performance.now();
  await answer(question.question);
  const ms = performance.now() - began;
  const memory = Number(/resident_memory_bytes (\d+)/.exec(usageText())?.[1]) / 1024 / 1024;
  return { ms, events, memory };
});
