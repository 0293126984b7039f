import { describe, expect, it } from "vitest";
import { channelRules } from "@sightline/schema/rest/data/channelRules";
import { channelOf, type Arrival } from "./channel.ts";

const nothing: Arrival = { refHost: "", utmSource: "", utmMedium: "", utmCampaign: "", clickId: "" };

const cases: [string, Partial<Arrival>, string][] = [
  ["nothing", {}, "Direct"],
  ["google", { refHost: "google.com" }, "Organic Search"],
  ["google of a country", { refHost: "google.co.uk" }, "Organic Search"],
  ["duckduckgo", { refHost: "duckduckgo.com" }, "Organic Search"],
  ["google's app", { refHost: "com.google.android.googlequicksearchbox" }, "Organic Search"],
  ["a domain that only looks like google", { refHost: "google.evil.example" }, "Referral"],
  ["medium organic", { utmMedium: "organic", utmSource: "searchsite" }, "Organic Search"],
  ["google ads by click id", { refHost: "google.com", clickId: "gclid=1" }, "Paid Search"],
  ["bing ads by utm", { utmSource: "bing", utmMedium: "cpc" }, "Paid Search"],
  ["paid with a Google referrer", { refHost: "google.de", utmMedium: "ppc" }, "Paid Search"],
  ["facebook", { refHost: "m.facebook.com" }, "Organic Social"],
  ["facebook's click id alone", { clickId: "fbclid=1" }, "Organic Social"],
  ["hacker news", { refHost: "news.ycombinator.com" }, "Organic Social"],
  ["medium social", { utmSource: "buffer", utmMedium: "social" }, "Organic Social"],
  ["short link of X", { refHost: "t.co" }, "Organic Social"],
  ["facebook ads", { utmSource: "fb", utmMedium: "paid", clickId: "fbclid=1" }, "Paid Social"],
  ["instagram ads", { utmSource: "ig", utmMedium: "paid_social" }, "Paid Social"],
  ["tiktok ads", { clickId: "ttclid=1" }, "Paid Social"],
  ["text message", { utmMedium: "SMS", utmSource: "klaviyo" }, "SMS"],
  ["text message by its tool", { utmSource: "attentive" }, "SMS"],
  ["web push", { utmMedium: "web_push", utmSource: "onesignal" }, "Push"],
  ["notification of an app", { utmMedium: "Notification" }, "Push"],
  ["podcast", { utmMedium: "podcast", utmSource: "spotify" }, "Audio"],
  ["audio ads", { utmMedium: "audio", utmSource: "acast" }, "Audio"],
  ["newsletter", { utmMedium: "email", utmSource: "google" }, "Email"],
  ["newsletter as source", { utmSource: "newsletter" }, "Email"],
  ["gmail on the web", { refHost: "mail.google.com" }, "Email"],
  ["outlook on the web", { refHost: "outlook.live.com" }, "Email"],
  ["another site", { refHost: "blog.example" }, "Referral"],
  ["chatgpt", { refHost: "chatgpt.com" }, "AI"],
  ["chatgpt by utm", { utmSource: "chatgpt.com" }, "AI"],
  ["perplexity", { refHost: "perplexity.ai" }, "AI"],
  ["gemini, which is below google.com", { refHost: "gemini.google.com" }, "AI"],
  ["copilot", { refHost: "copilot.microsoft.com" }, "AI"],
  ["affiliate", { utmMedium: "affiliate", utmSource: "partner" }, "Affiliate"],
  ["affiliate network's click id", { clickId: "irclickid=1" }, "Affiliate"],
  ["banner", { utmMedium: "banner", utmSource: "news" }, "Display"],
  ["cpm", { utmMedium: "cpm", utmSource: "google" }, "Display"],
  ["display click id", { clickId: "dclid=1" }, "Display"],
  ["youtube", { refHost: "youtube.com" }, "Video"],
  ["video campaign", { utmSource: "anything", utmMedium: "paid-video" }, "Video"],
  ["a campaign of no known kind", { utmSource: "poster", utmCampaign: "autumn" }, "Other"],
  ["paid at an unknown place", { utmSource: "sidebar", utmMedium: "cpc" }, "Other"],
];

describe("channel rules", () => {
  it.each(cases)("%s", (_, arrival, channel) => {
    expect(channelOf({ ...nothing, ...arrival }).channel).toBe(channel);
  });

  it("each decide at least one of these cases", () => {
    const reached = new Set(cases.map(([, arrival]) => channelOf({ ...nothing, ...arrival }).rule));
    expect(channelRules.map((rule) => rule.id).filter((id) => !reached.has(id))).toEqual([]);
  });
});
