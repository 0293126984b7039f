// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { updateMessenger } from "./messenger.ts";

const scriptUrl = "http://127.0.0.1:9/app-7.js";
const person = {
  userId: 5,
  name: "Ann",
  email: "ann@demo.test",
  role: "OWNER",
  companyId: 7,
  companyName: "Demo",
  planId: 3,
  createdAt: "2026-01-01T00:00:00.000Z",
  identity: "proof",
};
const typesWith = (messaging: object | null) => {
  const types = member({ role: "OWNER" });
  return {
    ...types,
    Viewer: () => ({ ...(types["Viewer"] as () => object)(), messaging }),
    Messaging: () => messaging,
  };
};
const scripts = () => document.head.querySelectorAll(`script[src="${scriptUrl}"]`);

afterEach(() => {
  delete window.Intercom;
  for (const script of scripts()) script.remove();
});

it("sends the messenger the member, the visited screens, the actions and the sign-out", async () => {
  const { unmount } = renderRoute("/sites", { types: typesWith({ scriptUrl, appId: "app-7", person }) });
  await waitFor(() => expect(scripts()).toHaveLength(1));
  const sentCalls = window.Intercom?.q ?? [];
  await waitFor(() => expect(sentCalls.map(([call]) => call)).toEqual(["boot", "update"]));
  expect(sentCalls[0]?.[1]).toEqual({
    app_id: "app-7",
    user_id: "5",
    user_hash: "proof",
    name: "Ann",
    email: "ann@demo.test",
    created_at: 1_767_225_600,
    role: "OWNER",
    company: { company_id: "7", name: "Demo", plan: "3" },
  });
  // the script has loaded and replaces the queue with its own function
  const later: unknown[][] = [];
  window.Intercom = (...call) => void later.push(call);
  updateMessenger("plan.bought", { plan: 2 });
  unmount();
  expect(later).toEqual([["trackEvent", "plan.bought", { plan: 2 }], ["shutdown"]]);
  updateMessenger("nobody.hears");
  expect(later).toHaveLength(2);
});

it("loads no messenger unless one is configured", async () => {
  renderRoute("/sites", { types: typesWith(null) });
  await screen.findByRole("navigation", { name: "Screens" });
  expect(window.Intercom).toBeUndefined();
  expect(document.head.querySelector("script[src]")).toBeNull();
});
