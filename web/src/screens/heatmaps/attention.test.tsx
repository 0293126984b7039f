// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and draws nothing, and the document of the recorded page is not part of these tests
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

const region = { rank: 1, kind: "BUTTON", text: "Buy now", x: 10, y: 20, width: 30, height: 5, score: 81 };
const prediction = {
  ...{ columns: 2, rows: 2, values: [1, 2, 3, 90], width: 1280, height: 800, url: "https://shop.test/" },
  ...{ computedFrom: "ESTIMATED_LAYOUT", regions: [region], parts: [{ part: "ELEMENTS", weight: 0.45 }] },
  boxes: [{ kind: "BUTTON", x: 128, y: 160, width: 384, height: 40, text: "Buy now" }],
};
const outcome = { AttentionOutcome: () => ({ prediction, problem: null }), AttentionPrediction: () => prediction };

describe("the public prediction", () => {
  it("is requested for the address in the URL and says that it is predicted, and how", async () => {
    const { sentAs } = renderRoute("/heatmap-ai?url=shop.test", { types: outcome });
    expect(await screen.findByRole("img", { name: /Most of it: Buy now/ })).toBeTruthy();
    expect(sentAs("PublicAttentionScreenPredictQuery").at(-1)).toMatchObject({ url: "shop.test" });
    expect(screen.getByText("Predicted")).toBeTruthy();
    expect(screen.getByText(/The layout is an estimate/)).toBeTruthy();
    expect(screen.getByText(/45 % Kinds of elements/)).toBeTruthy();
  });

  it("says why there is none, and repeats the request", async () => {
    const message = "The page answers with status 404";
    const problem = { message, reason: "heatmaps.pageStatus", params: { status: 404 } };
    const { sentAs } = renderRoute("/heatmap-ai?url=shop.test", {
      answers: { PublicAttentionScreenPredictQuery: () => ({ data: { attention: { prediction: null, problem } } }) },
    });
    expect(await screen.findByText(message)).toBeTruthy();
    await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(sentAs("PublicAttentionScreenPredictQuery")).toHaveLength(2));
  });
});

describe("two heatmaps side by side", () => {
  const difference = (selector: string, pAdjusted: number | null) => ({
    ...{ selector, text: `Text of ${selector}`, firstRate: 4, secondRate: 9.5, difference: 5.5, low: 2, high: 9 },
    pAdjusted,
  });
  const types = {
    ...member({ role: "VIEWER" }),
    HeatmapDifference: () => ({ elements: [difference("#buy", 0.004), difference("#more", 0.4)] }),
    HeatmapSample: () => ({ pageViews: 400, firstAt: null, lastAt: null }),
    Heatmap: () => ({ snapshots: [] }),
  };
  const address = "/heatmap/split?url=https://shop.test/cart&range=last_7_days";

  it("requests both sides with their own choices, which are in the URL", async () => {
    const { sentAs } = renderRoute(address, { types });
    const sent = () => sentAs("SplitScreenQuery").at(-1);
    const devices = await screen.findAllByRole("radiogroup", { name: "Device" });
    expect(sent()).toMatchObject({
      first: { device: "DESKTOP", range: { preset: "LAST_7_DAYS" } },
      second: { device: "MOBILE", range: { preset: "LAST_7_DAYS" } },
      hasDifference: true,
    });
    await userEvent.setup().click(within(devices[1] as HTMLElement).getByRole("radio", { name: "Tablet" }));
    await waitFor(() => expect(sent()).toMatchObject({ firstDevice: "DESKTOP", secondDevice: "TABLET" }));
  });

  it("tells differences beyond chance from others in words", async () => {
    renderRoute(`${address}&view=difference`, { types });
    const buy = await screen.findByRole("row", { name: /Text of #buy/ });
    expect(within(buy).getByText("Significant")).toBeTruthy();
    expect(within(buy).getByText("+5.5 pp")).toBeTruthy();
    expect(within(screen.getByRole("row", { name: /Text of #more/ })).getByText("Not significant")).toBeTruthy();
    expect(screen.getByText("1 of 2 elements differ significantly")).toBeTruthy();
  });
});
