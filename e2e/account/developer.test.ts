// An owner creates a key, uses it, sees its usage and revokes it, sets up a webhook received by a real server, runs a
// query in the browser, and changes the notification settings, including the unsubscribe link in an email.
import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { hostOrigin, origin, signIn, useBrowser } from "../walker.ts";

const ask = (key: string, query: string) =>
  fetch(`${origin()}/graphql`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ query }),
  }).then((answer) => answer.json() as Promise<{ data?: unknown; errors?: { extensions: { code: string } }[] }>);

const PROJECTS = "{ viewer { projects { edges { node { name } } } } }";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

async function listener() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
      response.end("heard");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks`, received, close: () => void server.close() };
}

describe("developer section", () => {
  const { walker } = useBrowser();

  it("creates an API key, uses it, shows its requests in the log, tries it in the browser and revokes it", async () => {
    const { page, complaints } = await walker();
    await signIn(page);
    await page.goto(`${origin()}/settings`);
    await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Developer" }).click();
    await page.getByText("Internal tools").waitFor();

    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Nightly report");
    await page.keyboard.press("Enter");
    const key = await page.getByRole("alertdialog").getByLabel("API key").inputValue();
    expect(key).toMatch(/^sk_live_/);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("Never used").first().waitFor();

    expect(JSON.stringify((await ask(key, PROJECTS)).data)).toContain("Northwind Shop");
    const refused = await ask(key, "{ viewer { teamMembers { totalCount } } }");
    expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    await page.reload();
    await page
      .getByRole("listitem")
      .filter({ hasText: "Nightly report" })
      .getByText(/Last used .* from the server itself/)
      .waitFor();

    await page.getByRole("tab", { name: "Request log" }).click();
    const log = page.getByRole("grid", { name: "Requests" });
    const line = (...texts: string[]) =>
      texts.reduce((rows, hasText) => rows.filter({ hasText }), log.getByRole("row")).first();
    await line("/getWidgets", "200", "Nightly report").waitFor();
    await page.getByRole("button", { name: /All outcomes/ }).click();
    await page.getByRole("option", { name: "Rejected (4xx)" }).click();
    await line("/team/list", "403").waitFor();
    expect(new URL(page.url()).search).toBe("?tab=log&outcome=REFUSED");
    await line("200").waitFor({ state: "detached" });

    await page.goto(`${origin()}/graphiql`);
    await page.getByLabel("API key").fill(key);
    await page.getByLabel("GraphQL document").fill(PROJECTS);
    await page.keyboard.press("Control+Enter");
    const answer = page.getByRole("textbox", { name: "Response" });
    await answer.waitFor();
    expect(await answer.inputValue()).toContain("Northwind Shop");

    await page.goto(`${origin()}/developer`);
    await page.getByRole("button", { name: "Revoke Nightly report" }).click();
    await page.getByRole("button", { name: "Revoke permanently" }).click();
    await page.getByText("Nightly report revoked").waitFor();
    await expect.poll(async () => (await ask(key, PROJECTS)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(complaints).toEqual([]);
  });

  it("sends signed webhook deliveries, and tests and resends a webhook", async () => {
    const hook = await listener();
    const { page, complaints } = await walker();
    await signIn(page);
    await page.goto(`${origin()}/developer?tab=webhooks`);
    await page.getByRole("button", { name: "Add webhook" }).click();
    await page.getByRole("button", { name: "Add webhook" }).last().click();
    await page.getByText("Please select at least one event").waitFor();
    await page.getByLabel("URL").fill(hook.url);
    await page.locator("label", { hasText: "project.created" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add webhook" }).click();
    const secret = await page.getByRole("alertdialog").getByLabel("Signing secret").inputValue();
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("link", { name: hook.url }).click();
    await page.getByRole("button", { name: "Send test event" }).click();
    await page.getByText("Delivered", { exact: true }).waitFor();
    expect(JSON.parse(hook.received[0]?.body ?? "{}")).toMatchObject({ event: "ping" });
    const headers: IncomingHttpHeaders = hook.received[0]?.headers ?? {};
    const body = hook.received[0]?.body ?? "";
    const [, seconds, hex] = /^t=(\d+),v1=(\w+)$/.exec(String(headers["x-webhook-signature"])) ?? [];
    expect(hex).toBe(createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex"));

    const made = await ask(
      "sk_demo_sightline_0000000000000000",
      'mutation { createProject(input: {name: "Hooked"}) { problem { message } } }',
    );
    expect(made).toMatchObject({ data: { createProject: { problem: null } } });
    await expect.poll(() => hook.received.length).toBe(2);
    await page.reload();
    const delivery = page.getByRole("listitem").filter({ hasText: "project.created" });
    await delivery.getByText("Delivered", { exact: true }).waitFor();
    await delivery.getByRole("button", { name: "Show details" }).click();
    await delivery.getByText('"widget_name": "Hooked"').waitFor();
    await delivery.getByRole("button", { name: "Redeliver" }).click();
    await expect.poll(() => hook.received.length).toBe(3);
    expect(hook.received[2]?.body).toBe(hook.received[1]?.body);

    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("No webhooks yet").waitFor();
    hook.close();
    expect(complaints).toEqual([]);
  });

  it("lets a member choose notifications, read them, and unsubscribe with the link in an email", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "admin");
    await page.goto(`${origin()}/notification`);
    const byMail = page.getByRole("switch", { name: "New projects by email" });
    await page.locator("label", { has: byMail }).click();
    await expect.poll(() => byMail.isChecked()).toBe(true);
    // shown optimistically before the response, so the test waits for the response
    await page.waitForLoadState("networkidle");
    await page.reload();
    await expect.poll(() => byMail.isChecked()).toBe(true);

    const name = "Told of";
    await ask(
      "sk_demo_sightline_0000000000000000",
      `mutation { createProject(input: {name: "${name}"}) { problem { message } } }`,
    );
    const outbox = async () => (await fetch(`${hostOrigin()}/dev/outbox`)).text();
    await expect.poll(outbox).toContain(`New project: ${name}`);
    await page.reload();
    await page.getByRole("button", { name: /new notification/ }).click();
    await page.getByRole("dialog", { name: "Notifications" }).getByText(`New project: ${name}`).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();

    const [, path = ""] = /(\/unsubscribe\/project_created~[\w-]+)/.exec(await outbox()) ?? [];
    const reader = await walker();
    await reader.page.goto(`${origin()}${path}`);
    await reader.page.getByText("a•••@demo.test receives notifications about new projects by email.").waitFor();
    await reader.page.getByRole("button", { name: "Unsubscribe" }).click();
    await reader.page.getByRole("heading", { name: "You've been unsubscribed" }).waitFor();
    await page.reload();
    await expect.poll(() => byMail.isChecked()).toBe(false);
    expect([...complaints, ...reader.complaints]).toEqual([]);
  });

  it("redirects all roles except owner and admin, who can still choose their own digest", async () => {
    const { page } = await walker();
    await signIn(page, "viewer");
    for (const path of ["/developer", "/graphiql"]) {
      await page.goto(`${origin()}${path}`);
      await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    }
    await page.goto(`${origin()}/notification`);
    await page.getByRole("switch", { name: "Weekly digest by email" }).waitFor({ state: "attached" });
    expect(await page.getByRole("switch").count()).toBe(4);
  });
});
