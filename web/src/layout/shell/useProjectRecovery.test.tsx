// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { createOperationDescriptor } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import shellQuery from "#web/__generated__/AuthShellQuery.graphql.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

const log = vi.spyOn(console, "info");
beforeEach(() => {
  localStorage.clear();
  log.mockReset().mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The member's data: the number of projects, and whether the requested one is among them. */
const has = (count: number, isShown: boolean) => ({
  data: { viewer: { project: isShown ? { name: "Shop", id: "project-1" } : null, projects: { totalCount: count } } },
});

async function open(answer: () => ReturnType<typeof has> | Promise<never>) {
  let isEmpty = true;
  const types = member({ role: "OWNER" });
  const viewer = types["Viewer"]?.({} as never, () => 1) as object;
  const view = renderRoute("/sites", {
    types: { ...types, Viewer: () => ({ ...viewer, ...(isEmpty ? { project: null } : {}) }) },
    answers: { useProjectRecoveryQuery: () => answer() },
  });
  await screen.findByRole("navigation", { name: "Screens" });
  return { ...view, requested: () => view.sentAs("useProjectRecoveryQuery").length, fill: () => (isEmpty = false) };
}

describe("layout without a project", () => {
  it("polls an empty project list every five seconds until there is one", async () => {
    let count = 0;
    const { requested, fill, sentAs } = await open(() => has(count, count > 0));
    await waitFor(() => expect(requested()).toBe(1));
    await pass(4000);
    expect(requested()).toBe(1);
    await pass(1500);
    expect(requested()).toBe(2);
    count = 1;
    fill();
    await pass(5500);
    await waitFor(() => expect(sentAs("AuthShellQuery")).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole("button", { name: /A very long nam/ })).toBeTruthy());
    await pass(20_000);
    expect(requested()).toBe(3);
  });

  it("retries a failed project list three times, one second apart, and then treats it as empty", async () => {
    const { requested } = await open(() => Promise.reject(new Error("down")));
    await waitFor(() => expect(requested()).toBe(1));
    await pass(3500);
    expect(requested()).toBe(4);
    await pass(4000);
    expect(requested()).toBe(4);
    await pass(1500);
    expect(requested()).toBe(5);
    expect(log).toHaveBeenCalledWith("The projects were not loaded:", expect.any(Error));
  });

  it("replaces a stored project that no longer exists with the first active one", async () => {
    localStorage.setItem("app.project", "77");
    const { sentAs } = await open(() => has(2, false));
    await waitFor(() => expect(sentAs("AuthShellQuery")).toEqual([{ project: "77" }, { project: null }]));
    expect(localStorage.getItem("app.project")).toBeNull();
  });
});

it("shows menus and header while the project list fails, and an empty list after three retries", async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
    shouldAdvanceTime: true,
  });
  const operation = createOperationDescriptor(shellQuery, { project: null });
  const { data } = MockPayloadGenerator.generate(operation, member({ role: "OWNER" })) as { data: { viewer: object } };
  const failed = ["project", "projects"].map((field) => ({ message: "boom", path: ["viewer", field] }));
  const { sentAs } = renderRoute("/company", {
    types: member({ role: "OWNER" }),
    answers: {
      AuthShellQuery: () => ({
        data: { ...data, viewer: { ...data.viewer, project: null, projects: null } },
        errors: failed,
      }),
      ProjectListRefetchQuery: () => ({
        data: { viewer: { ...data.viewer, projects: null } },
        errors: failed.slice(1),
      }),
      useProjectRecoveryQuery: () => Promise.reject(new Error("down")),
    },
  });
  await screen.findByRole("navigation", { name: "Screens" });
  act(() => screen.getByRole("button", { name: /Select a project/ }).click());
  await screen.findByRole("listbox", { name: "Projects" });
  await pass(6000);
  expect(sentAs("ProjectListRefetchQuery")).toHaveLength(3);
  expect(screen.getByText("No projects yet")).toBeTruthy();
});

it("retries a project whose name is missing ten times, one second apart", async () => {
  const view = renderRoute("/sites", {
    types: member({ role: "OWNER" }),
    answers: {
      AuthShellQuery: () => Promise.reject(new Error("The data service is away")),
      useProjectRecoveryQuery: () => Promise.reject(new Error("down")),
    },
  });
  await screen.findByText(/data service is away/);
  await pass(11_500);
  const requested = view.sentAs("useProjectRecoveryQuery").length;
  expect(requested).toBeGreaterThanOrEqual(10);
  expect(requested).toBeLessThanOrEqual(12);
  await pass(3000);
  expect(view.sentAs("useProjectRecoveryQuery").length).toBeLessThanOrEqual(12);
});
