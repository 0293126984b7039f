// A new user signs up, opens the link in the email and signs in for the first time, which leads to the onboarding.
import { expect } from "vitest";
import { hostOrigin, type Walker } from "./walker.ts";

export const NEW_PASSWORD = "a quiet green harbour";

export async function newCompany(
  { page, complaints }: Walker,
  email: string,
  company: string,
  plan?: "free",
): Promise<void> {
  const body = { name: "Nia New", email, password: NEW_PASSWORD, company, website: `www.${company}.test`, plan };
  const made = await fetch(`${hostOrigin()}/auth/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(made.status).toBe(204);
  await page.goto(`${hostOrigin()}/dev/outbox`);
  const mail = page.getByRole("article").filter({ hasText: email }).first();
  await page.goto((await mail.getByRole("link").first().getAttribute("href")) ?? "");
  await page.getByText("Your account has been verified. Please login manually.").waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/welcome/);
  // the outbox has no icon
  complaints.length = 0;
}
