import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getTrafficBreakdown, getTrafficSummary, type Dimension } from "@sightline/schema/rest/traffic/traffic";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { TWO_DAYS, visits } from "./testing/visits.ts";

describe("traffic breakdown", () => {
  let host: TestHost;
  const split = async (dimension: Dimension, body: object = {}) =>
    (
      await host.request(getTrafficBreakdown, {
        as: "viewer",
        body: { widget_id: host.acme.shop.widgetId, ...TWO_DAYS, dimension, ...body },
      })
    ).answer;

  beforeAll(async () => {
    host = await openTestHost();
    await host.events.insert("event", visits(host.acme.shop.widgetId));
  });
  afterAll(() => host.close());

  it("returns each page with its visitors, session metrics and scroll depth", async () => {
    const answer = await split("page", { goal: "purchase", compare: "previous" });
    expect(answer).toMatchObject({ total: 2, visitors: 3, sampled: false });
    expect(answer.rows).toEqual([
      {
        name: "/",
        visitors: 3,
        sessions: 3,
        pageviews: 3,
        // session 2 of 1, 2 and 4, where session 4 views another page after midnight
        bounce_rate: 1 / 3,
        average_duration: (150 + 5 + 40) / 3,
        // one page view with scroll data: 10, then 20 percent
        scroll_depth: 0.2,
        conversions: 1,
        conversion_rate: 1 / 3,
        previous_visitors: 1,
      },
      {
        name: "/product/a",
        visitors: 1,
        sessions: 2,
        pageviews: 2,
        bounce_rate: 0,
        average_duration: 85,
        scroll_depth: 0.6,
        conversions: 1,
        conversion_rate: 0.5,
        previous_visitors: 0,
      },
    ]);
  });

  it.each<[Dimension, [string, number, number, number][]]>([
    // name, visitors, sessions, page views
    [
      "entry",
      [
        ["/", 3, 3, 4],
        ["/product/a", 1, 1, 1],
      ],
    ],
    [
      "exit",
      [
        // the last page of session 4 is after the range
        ["/product/a", 2, 3, 4],
        ["/", 1, 1, 1],
      ],
    ],
    [
      "title",
      [
        ["Home", 3, 3, 3],
        ["Product A", 1, 2, 2],
      ],
    ],
    [
      "channel",
      [
        ["Organic Search", 2, 2, 3],
        ["Direct", 1, 1, 1],
        ["Email", 1, 1, 1],
      ],
    ],
    [
      "ref",
      [
        ["", 2, 2, 2],
        ["google.com", 2, 2, 3],
      ],
    ],
    [
      "utm_source",
      [
        ["", 3, 3, 4],
        ["news", 1, 1, 1],
      ],
    ],
    [
      "utm_campaign",
      [
        ["", 3, 3, 4],
        ["march", 1, 1, 1],
      ],
    ],
    [
      "country",
      [
        ["DE", 1, 2, 3],
        ["FR", 1, 1, 1],
        ["US", 1, 1, 1],
      ],
    ],
    ["region", [["", 3, 4, 5]]],
    [
      "device",
      [
        ["desktop", 1, 2, 3],
        ["mobile", 1, 1, 1],
        ["tablet", 1, 1, 1],
      ],
    ],
    [
      "browser",
      [
        ["Safari", 2, 2, 2],
        ["Chrome", 1, 2, 3],
      ],
    ],
    [
      "os",
      [
        ["iOS", 2, 2, 2],
        ["Windows", 1, 2, 3],
      ],
    ],
    [
      "lang",
      [
        ["de-DE", 1, 2, 3],
        ["en-US", 1, 1, 1],
        ["fr-FR", 1, 1, 1],
      ],
    ],
    [
      "screen",
      [
        ["1920x1080", 1, 2, 3],
        ["", 1, 1, 1],
        ["390x844", 1, 1, 1],
      ],
    ],
    [
      "hour",
      [
        ["9", 1, 2, 3],
        ["14", 1, 1, 1],
        ["23", 1, 1, 1],
      ],
    ],
    [
      "weekday",
      [
        ["1", 2, 2, 3],
        ["2", 2, 2, 2],
      ],
    ],
    // the page views of the whole visits with these events
    [
      "event",
      [
        ["click", 1, 1, 2],
        ["purchase", 1, 1, 2],
      ],
    ],
  ])("splits by %s", async (dimension, expected) => {
    const { rows } = await split(dimension);
    const order = (list: [string, number, number, number][]) =>
      list.toSorted((a, b) => b[1] - a[1] || b[3] - a[3] || (a[0] < b[0] ? -1 : 1));
    expect(rows.map(({ name, visitors, sessions, pageviews }) => [name, visitors, sessions, pageviews])).toEqual(
      order(expected),
    );
    expect(rows.every(({ scroll_depth }) => scroll_depth === null)).toBe(!["entry", "exit"].includes(dimension));
  });

  it("agrees for each row with the summary filtered by the row's value", async () => {
    for (const [dimension, criteria] of [
      ["page", "page"],
      ["entry", "landing_page"],
      ["exit", "exit_page"],
      ["hour", "hourofday"],
      ["event", "event"],
    ] as const) {
      for (const row of (await split(dimension, { goal: "purchase" })).rows) {
        const custom_filter = [[{ criteria, operator: "==", value: row.name }]];
        const body = { widget_id: host.acme.shop.widgetId, ...TWO_DAYS, goal: "purchase", custom_filter };
        const { totals } = (await host.request(getTrafficSummary, { as: "viewer", body })).answer;
        const { sessions, pageviews, bounce_rate, average_duration, conversions, conversion_rate } = row;
        expect(totals, `${dimension} ${row.name}`).toMatchObject({
          sessions,
          pageviews,
          bounce_rate,
          average_duration,
          conversions,
          conversion_rate,
        });
      }
    }
  });

  it("returns the rows page by page", async () => {
    const second = await split("channel", { limit: 1, offset: 1 });
    expect(second.rows.map(({ name }) => name)).toEqual(["Direct"]);
    expect(second.total).toBe(3);
    expect(await split("channel", { offset: 9 })).toMatchObject({ rows: [], total: 3, visitors: 3 });
    expect(await split("channel", { startDate: "2020-02-01", endDate: "2020-02-01" })).toMatchObject({
      rows: [],
      total: 0,
      visitors: 0,
    });
  });

  it("applies filters", async () => {
    const answer = await split("page", { custom_filter: [[{ criteria: "hourofday", operator: "gte", value: "14" }]] });
    expect(answer.rows.map(({ name, pageviews }) => [name, pageviews])).toEqual([["/", 2]]);
    expect(answer.visitors).toBe(2);
  });

  it("refuses unknown arguments", async () => {
    const failure = async (body: object, as: "viewer" | "stranger" = "viewer") =>
      (
        await host.request(getTrafficBreakdown, {
          as,
          body: { widget_id: host.acme.shop.widgetId, ...TWO_DAYS, dimension: "page", ...body },
        })
      ).failure;
    expect(await failure({ dimension: "shoe_size" })).toMatchObject({ code: "INVALID", field: "dimension" });
    expect(await failure({ limit: 0 })).toMatchObject({ field: "limit" });
    expect(await failure({ offset: -1 })).toMatchObject({ field: "offset" });
    expect(await failure({}, "stranger")).toMatchObject({ code: "NOT_FOUND" });
  });
});
