// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { GraphQLResponse } from "relay-runtime";
import { beforeEach, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const types = {
  ...member({ role: "VIEWER" }),
  NotificationSettings: () => ({ settings: [{}], digestDay: 1 }),
  NotificationSetting: () => ({ kind: "WEEKLY_DIGEST", mail: true, inApp: false }),
  MailSubscription: () => ({ kind: "WEEKLY_DIGEST", email: "a•••@demo.test", isOn: true }),
};

it("shows a change immediately, and reverts it when refused", async () => {
  const answer = Promise.withResolvers<GraphQLResponse>();
  const { sentAs } = renderRoute("/notification", {
    types,
    answers: { useNotificationSettingsMutation: () => answer.promise },
  });
  const user = userEvent.setup();
  const inApp = await screen.findByRole<HTMLInputElement>("switch", { name: "Weekly digest in the app" });
  await user.click(inApp);
  expect(inApp.checked).toBe(true);
  expect(sentAs("useNotificationSettingsMutation")).toEqual([
    { input: { settings: [{ kind: "WEEKLY_DIGEST", mail: true, inApp: true }] } },
  ]);
  answer.resolve({ data: { updateNotificationSettings: { settings: null, problem: { message: "Not now" } } } });
  await expect.poll(() => inApp.checked).toBe(false);
});

it("asks once on the unsubscribe page, stops the emails, and offers to undo it", async () => {
  const on: boolean[] = [];
  renderRoute("/unsubscribe/weekly_digest~abc", {
    types,
    answers: {
      UnsubscribeFormMutation: ({ input }) => {
        const { isOn } = input as { isOn: boolean };
        on.push(isOn);
        return { data: { setMailSubscription: { subscription: { isOn }, problem: null } } };
      },
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText("a•••@demo.test receives the weekly digest by email.")).toBeTruthy();
  expect(on).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Unsubscribe" }));
  expect(await screen.findByRole("heading", { name: "You've been unsubscribed" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Resubscribe" }));
  expect(await screen.findByRole("heading", { name: "Unsubscribe from these emails?" })).toBeTruthy();
  expect(on).toEqual([false, true]);
});

it("shows a message and the next step for an unknown link", async () => {
  renderRoute("/unsubscribe/nonsense", {
    types,
    answers: { UnsubscribeScreenQuery: () => ({ data: { brand: null, mailSubscription: null } }) },
  });
  expect(await screen.findByRole("heading", { name: "This link doesn't work" })).toBeTruthy();
});
