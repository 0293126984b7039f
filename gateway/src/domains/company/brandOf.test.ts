import type { DomainSetting } from "@sightline/schema/rest/company/company";
import { expect, test } from "vitest";
import { brandOf } from "./brandOf.ts";

test.each([
  [undefined, "ANALYTICS", "Sightline"],
  ["ANALYTICS", "ANALYTICS", "Sightline"],
  ["AB_TESTING", "AB_TESTING", "Sightline Experiments"],
  ["OPTIMISE", "OPTIMISE", "Sightline Optimise"],
] as const)("resolves a host name of %s without a setting to %s", (kind, shown, name) => {
  expect(brandOf({ kind, host: "a.test", setting: null })).toMatchObject({ kind: shown, name });
});

const empty: DomainSetting = {
  website_logo: null,
  website_name: null,
  website_favicon: null,
  cdn_domain: null,
  main_color: null,
  CSS_url: null,
  sso_flag: false,
  sso_force_redirect: false,
  sso_domain: null,
  sso_client_id: null,
  sso_client_secret: null,
  paid_plan: null,
  custom_language: null,
};

test("never shows our brand name under a customer's host name, whatever the settings", () => {
  for (const setting of [empty, undefined]) {
    expect(brandOf({ kind: undefined, host: "stats.acme.test", setting })).toMatchObject({
      kind: "WHITE_LABEL",
      name: "stats.acme.test",
    });
  }
});

test("applies operator settings to the look of our own brand, but not to its kind", () => {
  const setting = { ...empty, main_color: "#112233" };
  expect(brandOf({ kind: "OPTIMISE", host: "o.test", setting })).toMatchObject({
    kind: "OPTIMISE",
    name: "Sightline Optimise",
    mainColor: "#112233",
  });
});

test.each([
  ["http://acme.test/a.css", null],
  ["https://acme.test/a.css", "https://acme.test/a.css"],
  ["/a.css", "/a.css"],
  ["//evil.test/a.css", null],
  ["javascript:alert(1)", null],
])("treats a style sheet at %s as %s", (CSS_url, cssUrl) => {
  expect(brandOf({ kind: undefined, host: "a.test", setting: { ...empty, CSS_url } }).cssUrl).toBe(cssUrl);
});
