import { describe, expect, it } from "vitest";
import { utmAddress } from "./utmAddress.ts";

const none = { url: "", source: "", medium: "", campaign: "", content: "", term: "" };

describe("campaign URL", () => {
  it("has the given UTM parameters, and preserves its own", () => {
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
  it("can be entered without a protocol", () => {
    expect(utmAddress({ ...none, url: "shop.example/a" }).address).toBe("https://shop.example/a");
  });
  it.each(["shop", "javascript:alert(1)", "https://", "mailto:a@b.example"])("is invalid in %s", (url) => {
    expect(utmAddress({ ...none, url }).problem).toBe("address");
  });
  it("is required", () => expect(utmAddress(none).problem).toBe("empty"));
});
