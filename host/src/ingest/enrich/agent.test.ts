import { describe, expect, it } from "vitest";
import { agentOf } from "./agent.ts";

const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

describe("user agent detection", () => {
  it("distinguishes an iPad that requests desktop pages from a Mac by its screen", () => {
    expect(agentOf(mac, { screen: { w: 820, h: 1180 } })).toMatchObject({
      browser: "Safari",
      os: "iOS",
      device: "tablet",
    });
    expect(agentOf(mac, { screen: { w: 1440, h: 900 } })).toMatchObject({ os: "macOS", device: "desktop" });
    expect(agentOf(chrome, { screen: { w: 820, h: 1180 } })).toMatchObject({ os: "Windows", device: "desktop" });
  });

  it("names a browser with a Chrome user agent by its client hint brands", () => {
    const brands = (name: string) => `"Chromium";v="141", "${name}";v="141", "Not?A_Brand";v="8"`;
    expect(agentOf(chrome, { brands: brands("Brave") })).toMatchObject({ browser: "Brave", browser_version: "141" });
    expect(agentOf(chrome, { brands: brands("Opera GX") }).browser).toBe("Opera GX");
    expect(agentOf(chrome, { brands: brands("Google Chrome") }).browser).toBe("Chrome");
    expect(agentOf(chrome).browser).toBe("Chrome");
  });

  it("returns no names for an unknown user agent, and never its raw text", () => {
    for (const text of ["Acme Kiosk", "Mozilla/5.0", "<script>alert(1)</script>"])
      expect(agentOf(text)).toMatchObject({ browser: "", browser_version: "", os: "" });
  });

  it("names bots after the products that send them", () => {
    const nameOf = (text: string) => agentOf(text).bot_name;
    expect(nameOf("Mozilla/5.0 (compatible; GoogleOther)")).toBe("GoogleOther");
    expect(nameOf("facebookexternalhit/1.1")).toBe("facebookexternalhit");
    expect(nameOf(`${chrome} Checkly/1.0`)).toBe("Checkly");
    expect(nameOf("")).toBe("no user agent");
  });
});
