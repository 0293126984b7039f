// The menus as they are specified, with the lines of screens that are still to come: those that exist stand in this order.
// A screen that is not specified has its place where its own line says.
import { describe, expect, it } from "vitest";
import { places } from "#web/places.ts";
import { parentOf } from "./parentScreen.ts";
import { currentItem } from "../sidebar/currentItem.ts";
import { screens } from "#web/screens/__generated__/screens.ts";

const specified = {
  sidebar: [
    ["/", "Dashboard"],
    ["/visitor/realtime", "Realtime"],
    ["/visitor/map", "Map"],
    ["/visitor/retention", "Retention"],
    ["/recordings", "Recordings", "VISUALIZE"],
    ["/heatmap", "Heatmaps", "VISUALIZE"],
    ["/analytics", "Traffic", "INSIGHT"],
    ["/events", "Events", "INSIGHT"],
    ["/funnel", "Funnels", "INSIGHT"],
    ["/form", "Form analytics", "INSIGHT"],
    ["/survey", "Survey & NPS", "OPINION"],
    ["/feedback", "Feedback", "OPINION"],
    ["/automation", "Automation"],
    ["/recommendations", "Recommendations"],
  ],
  lite: [
    ["/get-started", "Get started"],
    ["/experiment", "Experiments"],
    ["/feature-flag", "Feature flags"],
    ["/goals", "Goals"],
    ["/survey", "Survey & NPS"],
    ["/events", "Events"],
    ["/deploy", "Deploy"],
    ["/integration", "Integrations"],
    ["/website", "All projects", "SETTINGS"],
    ["/profile", "Profile", "SETTINGS"],
    ["/company", "Company", "SETTINGS"],
    ["/team", "User Access", "SETTINGS"],
    ["/block-ip", "Block IP", "SETTINGS"],
    ["/subscription", "Subscription", "SETTINGS"],
    ["/logout", "Log out"],
  ],
  settings: [
    ["/profile", "Profile"],
    ["/notification", "Notifications"],
    ["/company", "Company"],
    ["/team", "User Access"],
    ["/website", "Websites"],
    ["/share-links", "Share links"],
    ["/block-ip", "Block IP"],
    ["/subscription", "Subscription"],
    ["/payment", "Payment"],
    ["/billing", "Invoices"],
    ["/affiliate-program", "Refer & Earn"],
    ["/refer-and-earn", "Get Free Sessions"],
    ["/extend-trials", "Extend trial"],
    ["/developer", "Developer"],
    ["/agency", "Clients and branding"],
    ["/service-portal", "Service portal"],
  ],
  reports: [
    ["/report/performance", "Performance"],
    ["/report/feedback-comments", "Feedback comments"],
    ["/report/engagement", "Engagement"],
    ["/report/daily-traffic", "Daily traffic"],
    ["/report/hourly-traffic", "Hourly traffic"],
  ],
  applications: [
    ["/device", "Device"],
    ["/widget", "Widget"],
    ["/qr-code", "QR code"],
  ],
  resources: [
    ["/tool/a-b-testing-significance-calculator", "Significance calculator"],
    ["/tool/sample-size", "Sample size"],
    ["/tool/duration-calculator", "Test duration"],
    ["/tool/hypothesis", "Hypothesis"],
    ["/tool/check-list", "Checklist"],
    ["/tool/headline-suggestion", "Headline ideas"],
    ["/tool/blog-idea-suggestion", "Blog ideas"],
    ["/tool/qrcode", "QR code"],
    ["/developer", "Developer"],
  ],
  areas: [
    ["/visitors", "Visitors", "AUDIENCE"],
    ["/visitor/acquisition", "Acquisition", "AUDIENCE"],
    ["/report/daily-traffic", "Daily traffic", "AUDIENCE"],
    ["/report/hourly-traffic", "Hourly traffic", "AUDIENCE"],
    ["/visitor/monthly-chart", "Monthly chart", "AUDIENCE"],
    ["/behavior-flow", "Behavior flow", "BEHAVIOR"],
    ["/report/engagement", "Engagement", "BEHAVIOR"],
    ["/timeline", "Timeline", "BEHAVIOR"],
    ["/report", "Reports", "BEHAVIOR"],
    ["/goals", "Goals", "CONVERSION"],
    ["/error-log", "Error log", "QUALITY"],
    ["/report/performance", "Performance", "QUALITY"],
    ["/report/feedback-comments", "Feedback comments", "QUALITY"],
    ["/sites", "Projects", "MANAGE"],
    ["/settings", "Settings", "MANAGE"],
  ],
} as const;

const jumps = "d / r /visitor/realtime m /visitor/map t /analytics v /recordings h /heatmap e /events f /funnel";
const moreJumps = "x /experiment g /goals w /website u /team s /settings";

const exists = new Set(screens.map(({ path }) => path));

describe.each(Object.entries(specified))("the specified lines of %s", (menu, lines) => {
  const known = new Set<string>(lines.map(([path]) => path));
  const shown = places[menu as keyof typeof specified].filter(({ path }) => known.has(path));

  it("are those of the screens that exist, in the specified order", () => {
    expect(shown.map(({ path, label }) => [path, label])).toEqual(
      lines.filter(([path]) => exists.has(path)).map(([path, label]) => [path, label]),
    );
  });

  it("are in the specified sections", () => {
    const sections = shown.map((entry) => ("section" in entry ? entry.section : undefined));
    expect(sections).toEqual(lines.filter(([path]) => exists.has(path)).map(([, , section]) => section));
  });
});

describe("the places of screens", () => {
  it("make the settings the current item of the sidebar on each of their screens, and their own item the parent", () => {
    const items = [...places.sidebar, ...places.areas];
    for (const path of ["/settings", "/profile", "/website/settings", "/service-portal"])
      expect([path, currentItem(items, path)?.path]).toEqual([path, "/settings"]);
    expect(parentOf("/profile", places)).toBeUndefined();
    expect(parentOf("/website/settings", places)?.path).toBe("/website");
  });

  it("lead from the lite sidebar to every setting, each with a current item", () => {
    for (const { path } of places.settings)
      expect([path, currentItem(places.lite, path)?.path]).toEqual([
        path,
        places.lite.some((item) => item.path === path) ? path : "/settings",
      ]);
  });

  it("give each menu lines with an order of their own", () => {
    for (const menu of Object.keys(specified)) {
      const orders = places[menu as keyof typeof specified].map(({ order }) => order);
      expect(new Set(orders).size).toBe(orders.length);
    }
  });

  it("give each key one screen, in the specified order", () => {
    const specifiedJumps = [...`${jumps} ${moreJumps}`.matchAll(/(\w) (\S+)/g)].map(([, letter, path]) => ({
      letter,
      path,
    }));
    const known = new Set(specifiedJumps.map(({ path }) => path));
    expect(places.jumps.filter(({ path }) => known.has(path)).map(({ letter, path }) => ({ letter, path }))).toEqual(
      specifiedJumps.filter(({ path }) => path !== undefined && exists.has(path)),
    );
    expect(new Set(places.jumps.map(({ letter }) => letter)).size).toBe(places.jumps.length);
  });

  it("never list acquisition among the specified items of the sidebar", () => {
    expect(places.sidebar.map(({ path }) => path)).not.toContain("/visitor/acquisition");
  });

  it("give every report of the signed-in app an item of a menu, its own or its parent's", () => {
    const listed = screens.filter(
      ({ layout, path }) => (layout === "auth" || layout === "menu") && !path.includes(":"),
    );
    const menus = Object.keys(specified).flatMap((menu) => [...places[menu as keyof typeof specified]]);
    const alone = listed.filter(({ path }) => !currentItem([...menus, ...places.palette], path));
    // the console that the developer settings link to, and the question to a new account
    expect(alone.map(({ path }) => path)).toEqual(["/graphiql", "/welcome"]);
  });

  it.each([
    ["/", "dashboard"],
    ["/dashboard", "dashboard"],
    ["/overview", "dashboard"],
    ["/events", "events"],
    ["/events/", "events"],
    ["/goals", "events"],
    ["/goals/view/3", "events"],
    ["/events/click/buy", "eventdetails"],
    ["/analytics/country/DE", "analytics"],
    ["/analytics/country", "analytics"],
    ["/Analytics", "analytics"],
    ["/visitor/map", "analytics"],
    ["/visitors", "analytics"],
    ["/users", "analytics"],
    ["/contact", "analytics"],
    ["/report", "analytics"],
    ["/report/performance", "analytics"],
    ["/report/feedback-comments", "feedback"],
    ["/behavior-flow", "analytics"],
    ["/error-log", "analytics"],
    ["/timeline", "analytics"],
    ["/visitor/realtime", null],
    ["/visitor/monthly-chart", null],
    ["/goals/new", null],
    ["/profile", null],
    ["/settings", null],
    ["/nowhere", null],
  ])("give %s the range of %s", (path, module) => expect(places.rangeModule(path)).toBe(module));

  it("order the articles of the documentation", async () => {
    const articles = await places.loadArticles();
    expect(articles.map(({ id }) => id)).toEqual([
      "install",
      "numbers",
      "range",
      "filters",
      "share",
      "roles",
      "usage",
      "recordings",
      "heatmaps",
      "forms",
      "funnels",
      "privacy",
      "keys",
    ]);
  });
});
