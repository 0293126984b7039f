// Tests which URLs count as one page, and which parts of a URL are never stored.
import { DEFAULT_PAGE_RULE, type PageRule } from "@sightline/schema/rest/projects/pageRule";
import { describe, expect, it, test } from "vitest";
import { cleanAddress, cleanAddresses, pageOf } from "./page.ts";

const path = (written: string, rule: Partial<PageRule> = {}) =>
  pageOf(`https://shop.example${written}`, { ...DEFAULT_PAGE_RULE, ...rule }).path;

describe("path of a page", () => {
  test.each([
    ["/a", "/a"],
    ["/a/", "/a"],
    ["//a", "/a"],
    ["/a//b///", "/a/b"],
    ["/%61", "/a"],
    ["/%7Ejo/%2d", "/~jo/-"],
    ["/a/./b", "/a/b"],
    ["/a/../b", "/b"],
    ["/a/b/..", "/a"],
    ["/a/%2e%2E/b", "/b"],
    ["/../../a", "/a"],
    ["/.", "/"],
    ["/.well-known/x", "/.well-known/x"],
    ["/a...b/..c", "/a...b/..c"],
    ["/caf%c3%a9", "/caf%C3%A9"],
    ["/café", "/caf%C3%A9"],
    ["/a%2fb", "/a%2Fb"],
    ["/100%", "/100%"],
    ["/%zz%4", "/%zz%4"],
    ["/a b", "/a%20b"],
    ["/\ud800", "/%EF%BF%BD"],
    ["", "/"],
    ["/", "/"],
    ["?x=1", "/"],
    ["/A", "/A"],
    ["/a/index.html", "/a/index.html"],
    ["/a?b=c", "/a"],
    ["/app/#/cart/2", "/app#/cart/2"],
    ["/cart;jsessionid=0A1B.node1", "/cart"],
    ["/cart;jsessionid=0A1B/step;color=red", "/cart/step;color=red"],
    ["/(S(lit3py55t21z5v55vlm25s55))/orders.aspx", "/orders.aspx"],
    ["/(A(x)S(y))", "/"],
    ["/wiki/Go_(game)", "/wiki/Go_(game)"],
  ])("for %s is %s", (written, expected) => {
    expect(path(written)).toBe(expected);
  });

  it("respects the project's rule", () => {
    expect(path("/a/", { page_ignore_slash: false })).toBe("/a/");
    expect(path("/A/Caf%C3%A9", { page_ignore_case: true })).toBe("/a/caf%C3%A9");
    expect(path("/a/Index.html", { page_ignore_index: true })).toBe("/a");
    expect(path("/index.php", { page_ignore_index: true })).toBe("/");
    expect(path("/a/index.php", { page_ignore_index: true, page_ignore_slash: false })).toBe("/a/");
    const parameters = { page_parameters: ["page", "id"] };
    expect(path("/p?x=1&id=3&page=%61bout", parameters)).toBe("/p?page=about&id=3");
    expect(path("/p/?x=1", parameters)).toBe("/p");
    expect(path("/p?%69d=3", parameters)).toBe("/p?%69d=3".replace("%69", "i"));
  });

  it("is unchanged by a second normalization", () => {
    for (const written of ["//a/./b/%7e/../c/", "/%25%36%31", "/%2561", "/a%2F../b", "/;sid=1;sid=2/", "/(S(a))(S(b))"])
      expect(path(path(written))).toBe(path(written));
  });

  it("has a host without case, port or trailing dot", () => {
    expect(pageOf("https://Shop.Example.:443/a").host).toBe("shop.example");
    expect(pageOf("http://[2001:DB8::1]:8080/a").host).toBe("[2001:db8::1]");
  });
});

describe("personal data in addresses", () => {
  const clean = (rest: string) => cleanAddress(`https://shop.example${rest}`).slice("https://shop.example".length);
  const hex = "0123456789abcdef0123456789ABCDEF";

  test.each([
    ["/a?PHPSESSID=1a2b&x=1", "/a?x=1"],
    ["/a?x=1&sessionid=9", "/a?x=1"],
    ["/a?session_id=9", "/a"],
    ["/a?sid=77#top", "/a#top"],
    ["/a?ASPSESSIONIDQABC=Z&CFID=1&CFTOKEN=2&osCsid=3&zenid=4&JSESSIONID=5", "/a"],
    ["/a?%50HPSESSID=1", "/a"],
    [`/a?s=${hex}`, "/a"],
    ["/a?s=tents", "/a?s=tents"],
    ["/a;jsessionid=0A1B?x=1", "/a?x=1"],
    ["/(S(abc))/b?x=1", "/b?x=1"],
    ["/a?residence=1&inside=2", "/a?residence=1&inside=2"],
  ])("is removed if it is a session ID: %s", (given, expected) => expect(clean(given)).toBe(expected));

  test.each([
    ["/a?access_token=T&x=1", "/a?access_token=***&x=1"],
    ["/a?resetToken=T", "/a?resetToken=***"],
    ["/a?user%5Bemail%5D=a%40b.c&user[password]=x", "/a?user%5Bemail%5D=***&user[password]=***"],
    ["/a?q=jo%40mail.example", "/a?q=***"],
    ["/a?pwd=1&otp=2&code=3&api_key=4&e-mail=5", "/a?pwd=***&otp=***&code=***&api_key=***&e-mail=***"],
    ["/a?zipcode=10115&monkey=1", "/a?zipcode=10115&monkey=1"],
    ["/a#access_token=T&state=1", "/a#access_token=***&state=1"],
    ["/a#/reset?token=T&x=1", "/a#/reset?token=***&x=1"],
    ["/a#section=2", "/a#section=2"],
    ["/a?token=%zz", "/a?token=***"],
  ])("is masked if it is secret or personal: %s", (given, expected) => expect(clean(given)).toBe(expected));

  it("is removed from addresses inside a text", () => {
    expect(cleanAddresses("GET https://a.example/b?sid=1&x=2 (at https://u:p@a.example/c.js;jsessionid=9:1:2)")).toBe(
      "GET https://a.example/b?x=2 (at https://a.example/c.js:1:2)",
    );
    expect(cleanAddresses("x is not defined")).toBe("x is not defined");
  });

  it("is found quickly even in hostile addresses", () => {
    for (const part of [";sid=", "/(S(", "%", "&s=", "?", "#", "/../", "(", "@"]) clean(`/${part.repeat(4096)}`);
  });
});
