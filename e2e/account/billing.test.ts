// A company on the free plan pays with a test card, changes its plan, and cancels. Others redeem a code and extend
// their trial.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { newCompany } from "../newCompany.ts";
import { origin, signIn, useBrowser, type Walker } from "../walker.ts";

describe("billing", () => {
  const { walker } = useBrowser();

  /** Signs up for the free plan and signs in. */
  async function freeCompany(email: string, company: string): Promise<Walker> {
    const walk = await walker();
    const { page } = walk;
    await newCompany(walk, email, company, "free");
    await page.goto(`${origin()}/dashboard`);
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    return walk;
  }

  const planBox = (page: Page) => page.getByRole("region", { name: "Plan usage" });
  async function typeCard(page: Page, number: string): Promise<void> {
    await page.getByLabel("Card number").fill(number);
    await page.getByLabel("Expires").fill("1230");
    await page.getByLabel("Security code").fill("123");
    await page.getByLabel("Name on card").fill("Nia New");
  }
  const askAsDemo = async (query: string, variables: Record<string, unknown>) => {
    const answer = await fetch(`${origin()}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer sk_demo_sightline_0000000000000000" },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as { data: Record<string, unknown> };
  };

  describe("paying company", () => {
    let walk: Walker;
    let invoicePath = "";
    beforeAll(async () => {
      walk = await freeCompany("nia@harbour-billing.test", "harbour-billing");
    });

    it("chooses a plan, sees why the card is declined, pays with another card and gets the plan immediately", async () => {
      const { page, complaints } = walk;
      await planBox(page).getByText("Free").waitFor();
      await planBox(page).getByRole("link", { name: "Upgrade" }).click();
      await page.getByText("Test payment. You won't be charged.").waitFor();
      // the default cycle is set by one of the product's own experiments
      await page.getByRole("radio", { name: "Monthly" }).click();
      await page.getByRole("link", { name: "Choose Pro" }).click();
      await page.getByRole("button", { name: "Pay $49" }).waitFor();
      await typeCard(page, "4000 0000 0000 0002");
      await page.getByRole("button", { name: "Pay $49" }).click();
      await page.getByText("Your card was declined. Ask your bank, or use another card.").waitFor();
      expect(await page.getByLabel("Name on card").inputValue()).toBe("Nia New");
      await page.getByLabel("Card number").fill("4242 4242 4242 4242");
      await page.keyboard.press("Enter");
      await page.getByText("You're now on the Pro plan.").waitFor();
      await planBox(page).getByText("Pro", { exact: true }).waitFor();
      invoicePath = (await page.getByRole("link", { name: "View invoice" }).getAttribute("href")) ?? "";
      expect(complaints).toEqual([]);
    });

    it("has an invoice that opens without a session and that no other company can find by its id", async () => {
      const guest = await walker();
      await guest.page.goto(`${origin()}${invoicePath}`);
      await guest.page.getByRole("heading", { name: "Invoice INV-0001" }).waitFor();
      await guest.page.getByText("harbour-billing").waitFor();
      await guest.page.getByText("Test payment. You won't be charged.").waitFor();
      await guest.page.emulateMedia({ media: "print" });
      expect(await guest.page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
      expect(guest.complaints).toEqual([]);

      const id = Buffer.from(`Invoice:${invoicePath.split("/").at(-1)}`).toString("base64url");
      const other = await askAsDemo("query ($id: ID!) { node(id: $id) { id } }", { id });
      expect(other.data).toEqual({ node: null });
    });

    it("upgrades for the prorated difference, cancels, and undoes the cancellation", async () => {
      const { page, complaints } = walk;
      await page.goto(`${origin()}/upgrade-account`);
      await page.getByRole("button", { name: "Upgrade to Growth" }).click();
      const dialog = page.getByRole("dialog", { name: "Switch to Growth?" });
      await dialog.getByText("Unused time of Pro, monthly").waitFor();
      await dialog.getByRole("button", { name: "Confirm change" }).click();
      await page.getByText("You're now on the Growth plan.").waitFor();
      await planBox(page).getByText("Growth", { exact: true }).waitFor();

      await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Payment" }).click();
      await page.getByRole("row", { name: /INV-0002/ }).waitFor();
      await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Subscription" }).click();
      await page.getByText(/^\$99 per month\. Next charge on/).waitFor();
      await page.getByRole("button", { name: "Cancel subscription" }).click();
      const sure = page.getByRole("dialog", { name: "Cancel Growth?" });
      await sure.getByLabel(/What was missing/).fill("Nothing");
      await sure.getByRole("button", { name: "Cancel subscription" }).click();
      await page.getByText("Canceled", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Keep subscription" }).click();
      await page.getByText(/Next charge on/).waitFor();
      expect(complaints).toEqual([]);
    });

    it("replaces its card", async () => {
      const { page, complaints } = walk;
      await page.goto(`${origin()}/card/add`);
      await typeCard(page, "5555 5555 5555 4444");
      await page.getByRole("button", { name: "Save card" }).click();
      await page.getByText(/Mastercard/).waitFor();
      expect(complaints).toEqual([]);
    });
  });

  it("lets a free company extend its trial by 100 days once, and redeem a code", async () => {
    const { page, complaints } = await freeCompany("tom@tide.test", "tide-billing");
    await page.goto(`${origin()}/settings`);
    await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Extend trial" }).click();
    await page.getByRole("button", { name: "Extend trial" }).click();
    await page.getByText("You're now on the Pro plan.").waitFor();
    await planBox(page).getByText("Trial: 100 days left").waitFor();
    await page.goto(`${origin()}/extend-trials`);
    await page.getByText("No trial to extend").waitFor();

    await page.goto(`${origin()}/redeem-code`);
    await page.getByRole("textbox", { name: "Code" }).fill("demo growth 00");
    await page.keyboard.press("Enter");
    await page.getByText(/This code is invalid/).waitFor();
    await page.getByRole("textbox", { name: "Code" }).fill("demo growth 30");
    await page.keyboard.press("Enter");
    await page.getByText("You're now on the Growth plan.").waitFor();
    await planBox(page).getByText("Trial: 30 days left").waitFor();
    expect(complaints).toEqual([]);
  });

  it("refuses users and viewers", async () => {
    const { page } = await walker();
    await signIn(page, "user");
    for (const path of ["/payment", "/subscription", "/upgrade-account", "/card/add"]) {
      await page.goto(`${origin()}${path}`);
      await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    }
    await page.goto(`${origin()}/settings`);
    await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Profile" }).waitFor();
    expect(await page.getByRole("link", { name: "Subscription" }).count()).toBe(0);
  });
});
