// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { embedSnippet } from "./embedSnippet.ts";

beforeEach(() => localStorage.clear());

const URL_OF_NEW = "https://app.test/share/dashboard/NEW";
const link = {
  ...{ id: "link-1", url: "https://app.test/share/dashboard/OLD", startDate: "2026-11-01", endDate: "2026-11-20" },
  ...{ preset: "LAST_7_DAYS", freeRange: false, redactsPersonalData: true, canDownload: true, hasPassword: false },
  ...{ isOpen: true, isBlocked: false, expiresAt: null, clicks: 3, lastOpenedAt: null, createdBy: "Olive Owner" },
};

async function openDialog(path: string, ...links: object[]) {
  const types = {
    ...member({ role: "OWNER" }),
    ShareLinkConnection: () => ({ edges: links.map(() => ({})) }),
    ShareLink: ({ path }: { path?: readonly string[] | null }) =>
      links[Number(path?.[path.indexOf("edges") + 1])] ?? {},
  };
  const created = { createShareLink: { url: URL_OF_NEW, edge: null, problem: null } };
  const route = renderRoute(path, { types, answers: { useNewShareLinkMutation: () => ({ data: created }) } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const dialog = await screen.findByRole("dialog");
  const first = await within(dialog).findByRole("button", { name: "Copy link" });
  return { ...route, user, dialog: within(dialog), first };
}
const copied = () => navigator.clipboard.readText();

describe("sharing a report", () => {
  it("copies a link without end, which moves with the date, with the first press", async () => {
    const { user, dialog, first, sentAs } = await openDialog("/dashboard?project=1&range=last_7_days");
    expect(document.activeElement).toBe(first);
    await user.click(first);
    expect((await dialog.findByRole<HTMLInputElement>("textbox", { name: "Link" })).value).toBe(URL_OF_NEW);
    expect(await copied()).toBe(URL_OF_NEW);
    expect(sentAs("useNewShareLinkMutation")[0]?.["input"]).toMatchObject({
      range: { preset: "LAST_7_DAYS" },
      ...{ expiresAt: null, password: null, freeRange: false, redactPersonalData: true },
    });
  });

  it("starts to copy within the press, as Safari demands, before the link is created", async () => {
    const answered = Promise.withResolvers<undefined>();
    const { user, dialog, first } = await openDialog("/dashboard?project=1&range=last_7_days");
    const items: Record<string, Promise<Blob>>[] = [];
    const item = vi.fn<(data: Record<string, Promise<Blob>>) => void>(function (data) {
      items.push(data);
    });
    vi.stubGlobal("ClipboardItem", item);
    const write = vi.spyOn(navigator.clipboard, "write").mockReturnValue(answered.promise);
    await user.click(first);
    expect(write).toHaveBeenCalledOnce();
    expect(await (await items[0]?.["text/plain"])?.text()).toBe(URL_OF_NEW);
    answered.resolve(undefined);
    expect(await screen.findByText("Link copied")).toBeTruthy();
    expect((await dialog.findByRole<HTMLInputElement>("textbox", { name: "Link" })).value).toBe(URL_OF_NEW);
    vi.unstubAllGlobals();
    write.mockRestore();
  });

  it("copies the link that already shows the same, and any other link from the list", async () => {
    const fixed = { ...link, id: "link-2", url: "https://app.test/share/dashboard/FIXED", preset: null };
    const { user, dialog, first, sentAs } = await openDialog("/dashboard?project=1&range=last_7_days", fixed, link);
    const [row] = dialog.getAllByRole("listitem");
    if (!row) throw new Error("no link is listed");
    expect(row.textContent).toContain("1 – 20 Nov 2026");
    expect(row.textContent).toContain("Opened 3 times");
    await user.click(within(row).getByRole("button", { name: "Copy" }));
    expect(await copied()).toBe(fixed.url);
    await user.click(first);
    expect(await copied()).toBe(link.url);
    expect(sentAs("useNewShareLinkMutation")).toEqual([]);
  });

  it("shows fixed days only where they are chosen", async () => {
    const { user, dialog, first, sentAs } = await openDialog("/dashboard?project=1&range=last_7_days", link);
    await user.click(dialog.getByRole("button", { name: "Options" }));
    await user.click(dialog.getByRole("radio", { name: /^Always / }));
    await user.click(first);
    await dialog.findByRole("textbox", { name: "Link" });
    const [{ input } = { input: {} }] = sentAs("useNewShareLinkMutation") as { input: { range?: object } }[];
    expect(Object.keys(input.range ?? {})).toEqual(["startDate", "endDate"]);
  });

  it("offers the HTML to embed the link", async () => {
    const { user, dialog, first } = await openDialog("/dashboard?project=1&range=last_7_days", link);
    await user.click(first);
    const [ofCopied] = await dialog.findAllByRole("button", { name: "Embed" });
    if (ofCopied) await user.click(ofCopied);
    expect(
      dialog.getByText(/^<iframe src="https:\/\/app\.test\/share\/dashboard\/OLD" title="Dashboard · /),
    ).toBeTruthy();
  });

  it("writes names into the embed code as text", () => {
    expect(embedSnippet("https://app.test/share/x?t=1&u=2", '"><script>')).toBe(
      '<iframe src="https://app.test/share/x?t=1&amp;u=2" title="&quot;&gt;&lt;script&gt;" width="100%" height="800" style="border: 0" loading="lazy"></iframe>',
    );
  });
});
