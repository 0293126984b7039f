import { describe, expect, it } from "vitest";
import { referrerOf } from "./referrer.ts";
import { siteOf } from "./siteOf.ts";
import { sourceOfHost, sourceOfName } from "./source.ts";

const host = (name: string) => {
  const source = sourceOfHost(name);
  return source && [source.kind, source.name];
};

describe("source of a referring host", () => {
  it("is the same for all domains and apps of one service", () => {
    for (const one of ["google.com", "google.co.uk", "www.google.com.br", "com.google.android.googlequicksearchbox"])
      expect(host(one)).toEqual(["search", "Google"]);
    for (const one of ["facebook.com", "l.facebook.com", "lm.facebook.com", "de-de.facebook.com", "com.facebook.lite"])
      expect(host(one)).toEqual(["social", "Facebook"]);
  });

  it("is a mail service, not the search engine that it belongs to", () => {
    expect(host("mail.google.com")).toEqual(["email", "Gmail"]);
    expect(host("mg.mail.yahoo.co.jp")?.[0]).toBe("email");
    expect(host("mail.yandex.kz")?.[0]).toBe("email");
    expect(host("eur05.safelinks.protection.outlook.com")).toEqual(["email", "Outlook"]);
  });

  it("is a website for portal pages other than its search", () => {
    for (const one of ["finance.yahoo.com", "news.google.de", "docs.google.com", "blog.ecosia.org", "sports.naver.com"])
      expect(host(one)?.[0]).toBe("site");
    for (const one of ["de.search.yahoo.com", "m.search.naver.com", "cn.bing.com", "yandex.uz"])
      expect(host(one)?.[0]).toBe("search");
  });

  it("is recognized by a host label when no list contains the host", () => {
    expect(host("webmail.provider.example")).toEqual(["email", "webmail.provider.example"]);
    expect(host("suche.portal.example")).toEqual(["search", "suche.portal.example"]);
  });

  it("is unknown for a host that only contains a known name", () => {
    for (const one of ["google.evil.example", "notgoogle.com", "facebook.com.evil.example", "mailbox-shop.example", ""])
      expect(sourceOfHost(one)).toBeUndefined();
  });
});

describe("source from utm_source", () => {
  const named = (text: string) => {
    const source = sourceOfName(text);
    return source && [source.kind, source.name, source.isAd];
  };
  it("is found in any spelling", () => {
    expect(named("Google")).toEqual(["search", "Google", false]);
    expect(named(" FB ")).toEqual(["social", "Facebook", false]);
    expect(named("hacker_news")).toEqual(["social", "Hacker News", false]);
    expect(named("linkedin-company-page")).toEqual(["social", "LinkedIn", false]);
    expect(named("spring-newsletter")?.[0]).toBe("email");
    expect(named("https://chatgpt.com/c/1")).toBeUndefined();
    expect(named("chatgpt.com")).toEqual(["ai", "ChatGPT", false]);
  });
  it("is paid when the name indicates it", () => {
    expect(named("facebook_ads")).toEqual(["social", "Facebook", true]);
    expect(named("Google Ads")).toEqual(["search", "Google", true]);
    expect(named("tiktokads")).toEqual(["social", "TikTok", true]);
    expect(named("downloads")).toBeUndefined();
  });
});

describe("own hosts of a project", () => {
  it("are hosts under one registered domain, however short, but not other customers of a hosting service", () => {
    expect(siteOf("blog.gmx.de")).toBe("gmx.de");
    expect(siteOf("www.shop.co.uk")).toBe("shop.co.uk");
    expect(siteOf("me.github.io")).toBe("me.github.io");
    expect(siteOf("10.0.0.1")).toBe("10.0.0.1");
  });
  it("are never referrers", () => {
    expect(referrerOf("https://blog.abc.de/post", "abc.de", []).refHost).toBe("");
    expect(referrerOf("https://other.github.io/", "me.github.io", []).refHost).toBe("other.github.io");
  });
});
