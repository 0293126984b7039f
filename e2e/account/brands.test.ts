// An agency invites a client and changes its brand. The operator manages companies and impersonates an owner.
import { describe, expect, it } from "vitest";
import { deflateSync } from "node:zlib";
import { hostOrigin, origin, signIn, useBrowser, type Walker } from "../walker.ts";

const white = () => origin().replace("//localhost", "//stats.brightside.localhost");

async function enter({ page }: Walker, at: string, email: string): Promise<void> {
  await page.goto(`${at}/login`);
  await page.getByLabel("Email").first().fill(email);
  await page.getByLabel("Password").first().fill("sightline");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** A single-color PNG, as a designer would upload it. */
function png(size: number): Buffer {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
    }
    return ~crc >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crcOf(named));
    return Buffer.concat([length, named, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc(size * (1 + size * 3), 0x66);
  for (let y = 0; y < size; y++) rows[y * (1 + size * 3)] = 0;
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("brands and client companies", () => {
  const { walker } = useBrowser();

  it("lets an agency invite a client, who joins under the brand of the agency", async () => {
    const agency = await walker();
    const { page } = agency;
    await enter(agency, white(), "bella@brightside.test");
    await page.goto(`${white()}/agency`);
    await page.getByRole("row", { name: /Harbour Books/ }).waitFor();
    await page.getByRole("button", { name: "Invite a client" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite a client" });
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await dialog.getByText("Please enter the company name").waitFor();
    await dialog.getByLabel("Company").fill("Lantern Tea");
    await dialog.getByLabel("Website").fill("https://www.lantern.example/shop");
    await dialog.getByLabel("Owner's email").fill("lena@lantern.test");
    await page.keyboard.press("Enter");
    await page.getByRole("row", { name: /Lantern Tea.*invited: lena@lantern.test/ }).waitFor();

    const outbox = await (await fetch(`${hostOrigin()}/dev/outbox`)).text();
    const link = new RegExp(`${white().replaceAll(".", "\\.")}/jointeam/[\\w-]+`).exec(outbox)?.[0] ?? "";
    const client = await walker();
    await client.page.goto(link);
    await client.page.getByLabel("Your name").fill("Lena Lantern");
    await client.page.getByLabel("Choose a password").fill("tea before noon");
    await client.page.keyboard.press("Enter");
    await client.page.getByRole("button", { name: "Account: Lena Lantern" }).waitFor();
    await client.page.goto(`${white()}/agency`);
    await client.page.waitForURL((url) => url.pathname !== "/agency");
    await page.reload();
    await page.getByRole("row", { name: /Lantern Tea.*lena@lantern.test/ }).waitFor();
    expect([...agency.complaints, ...client.complaints]).toEqual([]);
  });

  it("shows saved brand settings to the next visitor", async () => {
    const agency = await walker();
    const { page } = agency;
    await enter(agency, origin(), "bella@brightside.test");
    await page.goto(`${origin()}/agency?tab=brand`);
    await page.getByLabel("Main color").first().fill("#ffe14d");
    await page.getByText(/is below 4.5:1\. Text and links use this shade/).waitFor();
    await page.getByLabel("Stylesheet").fill("http://brightside.test/a.css");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText(/an address that begins with https:/).waitFor();
    await page.getByLabel("Stylesheet").fill("");
    await page.getByLabel("Text on the sign-in page").fill("Good morning.");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Brand saved").waitFor();
    await page.getByRole("button", { name: "Check domain" }).click();
    await page.getByText("stats.brightside.localhost points to this machine").waitFor();

    const upload = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const choosing = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Upload Logo" }).click();
      await (await choosing).setFiles(file);
    };
    const evil = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);
    await upload({ name: "a.svg", mimeType: "image/svg+xml", buffer: evil });
    await page.getByText(/The drawing contains the element script/).waitFor();
    await upload({ name: "a.png", mimeType: "image/png", buffer: png(40) });
    await page.getByRole("img", { name: "Logo", exact: true }).waitFor();
    expect(agency.complaints).toEqual([]);
  });

  it("lets the operator change a company, impersonate its owner and return", async () => {
    const operator = await walker();
    const { page } = operator;
    await enter(operator, origin(), "operator@portal.test");
    await page.goto(`${origin()}/service-portal`);
    await page.getByRole("searchbox", { name: "Search companies" }).fill("fern");
    await page.keyboard.press("Enter");
    await page.getByText("1 company", { exact: true }).waitFor();
    await page.getByRole("row", { name: /Fern & Fable/ }).click();
    const dialog = page.getByRole("dialog", { name: "Fern & Fable" });
    await dialog.getByLabel("Days left").fill("soon");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter a whole number from 0 to 999").waitFor();
    await dialog.getByLabel("Days left").fill("30");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Fern & Fable saved").waitFor();
    await page.getByText("30 days left").waitFor();
    await page.getByRole("row", { name: /Fern & Fable/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Log in as owner" }).click();
    await page.getByText(/You're impersonating Fred Fern \(Fern & Fable\) until/).waitFor();
    await page.getByRole("button", { name: "Account: Fred Fern" }).waitFor();
    await page.getByRole("button", { name: "Back to my account" }).click();
    await page.getByRole("heading", { name: "Service portal" }).waitFor();
    await page.getByRole("button", { name: "Account: Opal Operator" }).waitFor();
    for (const [tab, shownText] of [
      ["Usage", "Usage by day"],
      ["Domains", "stats.brightside.localhost"],
      ["Health", "Events stored"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByText(shownText).first().waitFor();
    }
    expect(operator.complaints).toEqual([]);
  });

  it("refuses the operator's portal to all other members", async () => {
    for (const role of ["owner", "viewer"] as const) {
      const { page } = await walker();
      await signIn(page, role);
      for (const at of ["/agency", "/service-portal"]) {
        await page.goto(origin() + at);
        await page.getByRole("heading", { name: "Dashboard" }).waitFor();
        expect(new URL(page.url()).pathname).toBe("/");
      }
    }
  });
});
