import { describe, expect, it } from "vitest";
import { utmAddress } from "./utmAddress.ts";

const none = { url: "", source: "", medium: "", campaign: "", content: "", term: "" };

describe("an address for a campaign", () => {
  it("carries the marks that are given, and keeps its own", () => {
    const marks = {
      ...none,
      url: "https://shop.example/a?b=1&utm_source=old#c",
      source: " news ",
      campaign: "März & co",
    };
    expect(utmAddress(marks).address).toBe(
      "https://shop.example/a?b=1&utm_source=news&utm_campaign=M%C3%A4rz+%26+co#c",
    );
  });
  it("may be written without its protocol", () => {
    expect(utmAddress({ ...none, url: "shop.example/a" }).address).toBe("https://shop.example/a");
  });
  it.each(["shop", "javascript:alert(1)", "https://", "mailto:a@b.example"])("is none in %s", (url) => {
    expect(utmAddress({ ...none, url }).problem).toBe("address");
  });
  it("asks for one", () => expect(utmAddress(none).problem).toBe("empty"));
});
