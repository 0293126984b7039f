import { describe, expect, it } from "vitest";
import { agentOf } from "./agent.ts";
import { correctTime, skewOf } from "./clock.ts";
import { countryOf } from "./places/country.ts";
import { pageOf } from "./page.ts";
import { referrerOf } from "./referrer.ts";

describe("client clock", () => {
  const received = 1_800_000_000_000;
  it("is trusted if the network delay explains the difference, and corrected otherwise", () => {
    expect(skewOf(received - 4000, received)).toBe(0);
    expect(skewOf(received - 60_000, received)).toBe(60_000);
    expect(skewOf(received + 60_000, received)).toBe(-60_000);
  });
  it("never produces an event in the future", () => {
    expect(correctTime(received + 5, 0, received)).toBe(received);
    expect(correctTime(received + 60_000 - 10, -60_000, received)).toBe(received - 10);
  });
});

describe("user agent detection", () => {
  const agents: [string, string, string, string][] = [
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
      "Microsoft Edge",
      "Windows",
      "desktop",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Safari",
      "iOS",
      "mobile",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1",
      "Safari",
      "iOS",
      "tablet",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Linux", "desktop"],
    [
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
      "Chrome",
      "Android",
      "mobile",
    ],
  ];
  it.each(agents)("%s", (userAgent, browser, os, device) => {
    expect(agentOf(userAgent)).toMatchObject({ browser, os, device, is_bot: 0, bot_name: "" });
  });

  const bots: [string, string][] = [
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "Googlebot"],
    [
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
      "GPTBot",
    ],
    ["curl/8.9.1", "curl"],
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36",
      "HeadlessChrome",
    ],
    ["", "no user agent"],
  ];
  it.each(bots)("detects the bot %s", (userAgent, name) => {
    const { is_bot, bot_name } = agentOf(userAgent);
    expect(is_bot).toBe(1);
    expect(name.toLowerCase()).toContain(bot_name.toLowerCase().replace(/[^a-z ]/g, ""));
  });
});

describe("places and addresses", () => {
  it("return a country for public IPv4 and IPv6 addresses, and none for private or invalid ones", () => {
    expect(countryOf("193.99.144.80")).toBe("DE");
    expect(countryOf("2001:4860:4860::8888")).toMatch(/^[A-Z]{2}$/);
    expect(countryOf("192.168.0.1")).toBe("");
    expect(countryOf("nonsense")).toBe("");
  });

  it("parse a page address without its secrets", () => {
    expect(pageOf("https://u:p@Shop.example:8443/a/b?x=1&access_token=T&email=a@b.c#top")).toEqual({
      url: "https://Shop.example:8443/a/b?x=1&access_token=***&email=***#top",
      host: "shop.example",
      path: "/a/b",
    });
    expect(pageOf("https://shop.example").path).toBe("/");
    expect(pageOf("https://shop.example/app#/cart/2").path).toBe("/app#/cart/2");
  });

  it("never treat own pages as referrers", () => {
    const from = (ref: string, own: string[] = []) => referrerOf(ref, "www.shop.co.uk", own).refHost;
    expect(from("https://shop.co.uk/a")).toBe("");
    expect(from("https://blog.shop.co.uk/a")).toBe("");
    expect(from("https://other.co.uk/")).toBe("other.co.uk");
    expect(from("https://www.pay.example/x", ["pay.example"])).toBe("");
    expect(from("https://www.pay.example/x")).toBe("pay.example");
    expect(from("javascript:alert(1)")).toBe("");
    expect(from("")).toBe("");
  });
});
