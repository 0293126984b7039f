import { describe, expect, it } from "vitest";
import { redactAnswer } from "./redactPersonalData.ts";

const both = ["names", "emails"] as const;

describe("share link with redacted personal data", () => {
  it("redacts email addresses in every notation, and does not merge rows", () => {
    const rows = [
      { name: "/welcome?email=ann.lee%40example.co.uk&plan=pro", visitors: 3 },
      { name: "/welcome?email=bob@example.com&plan=pro", visitors: 1 },
      { name: "bob@example.com", visitors: 1 },
      { name: "/@handle/about", visitors: 7 },
    ];
    expect(redactAnswer({ rows }, both)).toEqual({
      rows: [
        { name: "/welcome?email=•••&plan=pro", visitors: 3 },
        { name: "/welcome?email=•••2&plan=pro", visitors: 1 },
        { name: "•••2", visitors: 1 },
        { name: "/@handle/about", visitors: 7 },
      ],
    });
  });

  it("redacts names of note authors and of visitors in event properties", () => {
    const note = { text: "Sale", author: "Olive Owner" };
    const props = JSON.stringify({ first_name: "Ann", product: "Shoe", contact: "ann@example.com", n: 2 });
    const hidden = JSON.stringify({ first_name: "•••2", product: "Shoe", contact: "•••3", n: 2 });
    expect(redactAnswer({ rows: [note, { name: "purchase", props }, { props: "{half" }] }, both)).toEqual({
      rows: [{ text: "Sale", author: "•••" }, { name: "purchase", props: hidden }, { props: "{half" }],
    });
    const values = [{ value: "Lee", count: 2 }];
    expect(
      redactAnswer(
        {
          rows: [
            { property: "last_name", values },
            { property: "size", values },
          ],
        },
        both,
      ),
    ).toEqual({
      rows: [
        { property: "last_name", values: [{ value: "•••", count: 2 }] },
        { property: "size", values },
      ],
    });
  });

  it("redacts a visitor's name, user id and attributes, and no other names", () => {
    const visitor = {
      visitor_id: "v1",
      user_id: "anna7",
      name: "Anna Ahrens",
      email: "anna@example.com",
      country: "DE",
    };
    const marks = [{ kind: "event", name: "purchase" }];
    const recording = {
      key: "k",
      visitor,
      marks,
      attributes: { plan: "pro", name: "Anna Ahrens", boss: "b@example.com" },
    };
    expect(redactAnswer({ recording }, both)).toEqual({
      recording: {
        ...{ key: "k", marks },
        visitor: { visitor_id: "v1", user_id: "•••", name: "•••2", email: "•••3", country: "DE" },
        attributes: { plan: "pro", name: "•••2", boss: "•••4" },
      },
    });
  });

  it("leaves all other data unchanged", () => {
    const note = { text: "ask ann@example.com", author: "Olive Owner" };
    expect(redactAnswer(note, ["names"])).toEqual({ text: "ask ann@example.com", author: "•••" });
    expect(redactAnswer(note, ["emails"])).toEqual({ text: "ask •••", author: "Olive Owner" });
  });
});
