import { describe, expect, it } from "vitest";
import { panelSentence } from "./panelSentence.ts";

const report = { title: "Dashboard", range: "1 – 7 Mar 2026, Europe/Berlin time", filters: [] };
const fact = (label: string, amount: number) => ({ label, amount, text: String(amount) });

describe("the sentence of a panel", () => {
  it("names the leader and the next two, whatever the order of the rows is", () => {
    const facts = [fact("Email", 5), fact("Organic search", 40), fact("Paid", 1), fact("Direct", 20)];
    expect(panelSentence(report, "Channels", { kind: "ranking", metric: "Visitors", facts })).toBe(
      "Dashboard, 1 – 7 Mar 2026, Europe/Berlin time: Organic search leads in Channels (Visitors: 40), followed by Direct (20) and Email (5).",
    );
  });

  it("names all filters", () => {
    const filters = ["Country is Germany", "Device is Mobile"];
    const facts = [fact("Email", 5)];
    expect(panelSentence({ ...report, filters }, "Channels", { kind: "ranking", metric: "Visitors", facts })).toBe(
      "Dashboard, 1 – 7 Mar 2026, Europe/Berlin time, only Country is Germany and Device is Mobile: only Email in Channels (Visitors: 5).",
    );
  });

  it("names the highest, lowest and latest value of a series", () => {
    const facts = [fact("1 Mar", 4), fact("2 Mar", 9), fact("3 Mar", 2), fact("4 Mar", 5)];
    expect(panelSentence(report, "Trend", { kind: "series", metric: "Visitors", facts })).toBe(
      "Dashboard, 1 – 7 Mar 2026, Europe/Berlin time: highest Visitors 9 (2 Mar), lowest 2 (3 Mar), latest 5 (4 Mar).",
    );
    const same = { kind: "series", metric: "Visitors", facts: [fact("1 Mar", 4), fact("2 Mar", 4)] } as const;
    expect(panelSentence(report, "Trend", same)).toContain("Visitors 4 at all times");
  });

  it("is missing without numbers", () => {
    expect(panelSentence(report, "Channels", { kind: "ranking", metric: "Visitors", facts: [] })).toBeUndefined();
    expect(
      panelSentence(report, "Trend", { kind: "series", metric: "Visitors", facts: [fact("1 Mar", 4)] }),
    ).toBeUndefined();
  });
});
