// Measures how many enrichment results are correct: for common arrivals, for the search engines and networks of the
// open list, and for browsers, systems and bots.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { campaignOf } from "#tracker/campaign.ts";
import { agentOf } from "#host/ingest/enrich/agent.ts";
import { channelOf } from "#host/ingest/enrich/channel.ts";
import { openSources } from "#host/ingest/enrich/openSources.ts";
import { referrerOf } from "#host/ingest/enrich/referrer.ts";
import { sourceOfHost } from "#host/ingest/enrich/source.ts";
import { everydayAgents } from "./data/everydayAgents.ts";
import { everydayArrivals } from "./data/everydayArrivals.ts";

export interface Accuracy {
  name: string;
  /** the share that must be correct */
  goal: number;
  correct: number;
  total: number;
  wrong: string[];
}

const require = createRequire(import.meta.url);
const lines = (list: string) => list.split("\n").filter((line) => line.includes("|"));
const parts = (line: string) => line.split("|").map((part) => part.trim());

function count(
  name: string,
  goal: number,
  results: Iterable<{ line: string; found: string; expected: string }>,
): Accuracy {
  const accuracy: Accuracy = { name, goal, correct: 0, total: 0, wrong: [] };
  for (const { line, found, expected } of results) {
    accuracy.total++;
    if (found === expected) accuracy.correct++;
    else accuracy.wrong.push(`${line}: expected ${expected}, found ${found}`);
  }
  return accuracy;
}

/** The source and channel of a visit to shop.example. */
function attributionOf(given: string): string {
  const [, referrer = "", query = ""] = /^(.*?)\s*((?:^|(?<=\s))\?.*)?$/.exec(given) ?? [];
  const { refHost } = referrerOf(referrer, "shop.example", []);
  const {
    utm_source = "",
    utm_medium = "",
    utm_campaign = "",
    click_id = "",
  } = campaignOf(`https://shop.example/${query}`);
  const arrival = {
    refHost,
    utmSource: utm_source,
    utmMedium: utm_medium,
    utmCampaign: utm_campaign,
    clickId: click_id,
  };
  const { source, channel } = channelOf(arrival);
  return `${source}, ${channel}`;
}

const arrivals = () =>
  lines(everydayArrivals).map((line) => {
    const [channel = "", source = "", given = ""] = parts(line).toReversed();
    return { line: given, found: attributionOf(given), expected: `${source}, ${channel}` };
  });

/** Sources that we deliberately classify differently: news, mail, shopping, job and Q&A sites, code hosts. */
const otherwise =
  /^(?:GitHub|SourceForge|Google News|Google Maps|Amazon|Indeed|Monster|StepStone|Digg|Mail\.ru|Inbox\.com|Baidu)$/;
const kindOf = { search: ["search"], social: ["social", "video", "audio"], email: ["email"] };

/** Each host in both forms: with and without www. */
function* listed(kind: keyof typeof kindOf) {
  for (const [host, { kind: listedKind, name }] of openSources()) {
    if (listedKind !== kind || otherwise.test(name)) continue;
    const found = sourceOfHost(`www.${host}`)?.kind ?? "none";
    yield { line: host, found: kindOf[kind].includes(found) ? kind : found, expected: kind };
  }
}

const agents = () =>
  lines(everydayAgents).map((line) => {
    const [browser = "", version = "", system = "", device = "", ...rest] = parts(line);
    const agent = agentOf(rest.join("|"));
    const found = `${agent.browser} ${agent.browser_version}, ${agent.os}, ${agent.device}${agent.is_bot ? ", bot" : ""}`;
    return { line: rest.join("|"), found, expected: `${browser} ${version}, ${system}, ${device}` };
  });

const RealVisit = z.object({
  userAgent: z.string(),
  deviceCategory: z.enum(["desktop", "mobile", "tablet"]),
  screenWidth: z.number(),
  screenHeight: z.number(),
});

/** Real visits from the package user-agents, which counts iPads that request desktop pages as desktops. */
function realVisits() {
  const file = require.resolve("user-agents").replace(/index\.\w+$/, "user-agents.json");
  const visits = z.array(RealVisit).parse(JSON.parse(readFileSync(file, "utf8")));
  return visits.map(({ userAgent, deviceCategory, screenWidth: w, screenHeight: h }) => {
    const { browser, os, device, is_bot } = agentOf(userAgent, { screen: { w, h } });
    const expected = deviceCategory === "desktop" && os === "iOS" ? "tablet" : deviceCategory;
    const isNamed = browser !== "" && os !== "" && is_bot === 0;
    return { line: userAgent, found: isNamed ? device : `${device}, unnamed or a bot`, expected };
  });
}

const Crawlers = z.array(z.object({ instances: z.array(z.string()).default([]) }));

function crawlers() {
  const list = Crawlers.parse(require("crawler-user-agents"));
  return list
    .flatMap(({ instances }) => instances)
    .map((line) => ({ line, found: agentOf(line).is_bot ? "bot" : "person", expected: "bot" }));
}

export const measureAccuracy = (): Accuracy[] => [
  count("sources and channels of everyday arrivals", 0.95, arrivals()),
  count("search engines of the open list", 0.9, listed("search")),
  count("social networks of the open list", 0.9, listed("social")),
  count("mail services of the open list", 0.9, listed("email")),
  count("browsers, versions, systems and devices of main user agents", 0.95, agents()),
  count("devices of real visits, with a known browser and system", 0.95, realVisits()),
  count("crawlers", 0.95, crawlers()),
];
