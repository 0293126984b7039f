// Predicted attention: for anyone by a screenshot or an address, and for members beside what was measured.
import { describe, expect, it } from "vitest";
import { findings } from "../axe.ts";
import { hostOrigin, origin, signIn, useBrowser } from "../walker.ts";

describe("predicted attention", () => {
  const { walker } = useBrowser();

  it("is predicted for a screenshot without an account, on a phone and by keyboard", async () => {
    const look = { viewport: { width: 390, height: 844 }, bypassCSP: true };
    const { page, complaints } = await walker(look);
    await page.goto(`${origin()}/heatmap-ai`);
    const screenshot = await page.screenshot();

    const button = page.getByRole("button", { name: "Choose a screenshot" });
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.press("Enter")]);
    await chooser.setFiles({ name: "page.png", mimeType: "image/png", buffer: screenshot });
    const map = page.getByRole("img", { name: /^Predicted attention/ });
    await map.waitFor();
    const regions = page.getByRole("grid", { name: "Regions with the most predicted attention" });
    expect(await regions.getByRole("row").count()).toBeGreaterThan(1);
    await page.getByText("Computed from the pixels of the picture.").waitFor();
    await page.getByText(/Hou & Zhang 2007/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findings(page)).toEqual([]);
    // the map is colored where attention is, and not everywhere
    const alphas = await map.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      return [...data].filter((_value, n) => n % 4 === 3);
    });
    expect(Math.max(...alphas)).toBeGreaterThan(200);
    expect(alphas.filter((alpha) => alpha === 0).length).toBeGreaterThan(alphas.length / 10);
    expect(complaints).toEqual([]);
  });

  it("says what is wrong with an address or a file", async () => {
    const { page } = await walker();
    await page.goto(`${origin()}/heatmap-ai`);
    await page.getByRole("button", { name: "Predict attention" }).click();
    await page.getByText("Enter the address of a page").waitFor();

    await page.getByRole("textbox", { name: "Address of a page" }).fill(`${hostOrigin()}/demo/`);
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("The page can't be read because").waitFor();

    const choose = async (buffer: Buffer) => {
      const button = page.getByRole("button", { name: "Choose a screenshot" });
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()]);
      await chooser.setFiles({ name: "page.png", mimeType: "image/png", buffer });
    };
    await choose(Buffer.from("not an image"));
    await page.getByText("Your browser can't read this image.").waitFor();
    await choose(await page.screenshot());
    await page.getByRole("img", { name: /^Predicted attention/ }).waitFor();
  });

  it("is shown on a recorded page beside the measured clicks", async () => {
    const visitor = await walker();
    const stored = () =>
      visitor.page.waitForResponse(
        (response) => response.url().includes("/record/") && response.request().method() === "POST",
      );
    await Promise.all([stored(), visitor.page.goto(`${hostOrigin()}/demo/category/stoves`)]);

    const { page, complaints } = await walker({ bypassCSP: true });
    await signIn(page, "viewer");
    const address = encodeURIComponent(`${hostOrigin()}/demo/category/stoves`);
    await expect
      .poll(async () => {
        await page.goto(`${origin()}/heatmap/ai?range=today&page=${address}`);
        const measured = page.getByText("Computed from the elements of the recorded page");
        const none = page.getByText("No recorded page yet").or(page.getByText("No page views in this range"));
        await measured.or(none).waitFor();
        return measured.count();
      })
      .toBe(1);
    const frames = page.locator("iframe[title='Recorded page']");
    expect(await frames.count()).toBe(2);
    await page.frameLocator("iframe[title='Recorded page'] >> nth=0").locator("canvas").waitFor();
    await page.getByRole("group", { name: "Correlation with measured clicks" }).waitFor();
    const regions = page.getByRole("grid", { name: "Regions with the most predicted attention" });
    expect(await regions.getByRole("row").count()).toBeGreaterThan(5);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
