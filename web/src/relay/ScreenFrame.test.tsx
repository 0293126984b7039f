// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

it("dims a screen until another question is answered, and not for a newer answer to the same one", async () => {
  const { router, sentAs } = renderRoute("/report/daily-traffic?range=today", { types: member({ role: "OWNER" }) });
  const heading = await screen.findByRole("heading", { level: 1 });
  let changes = 0;
  const watcher = new MutationObserver((records) => {
    changes += records.filter(({ target }) => target.contains(heading)).length;
  });
  watcher.observe(document.body, { subtree: true, attributeFilter: ["aria-busy"] });
  const sent = () => sentAs("DailyTrafficScreenQuery").length;
  const drawn = () => act(() => new Promise((resolve) => void setTimeout(resolve, 50)));

  await act(() => router.revalidate());
  await waitFor(() => expect(sent()).toBe(2));
  await drawn();
  expect(changes).toBe(0);

  await act(() => router.navigate("/report/daily-traffic?range=yesterday"));
  await waitFor(() => expect(sent()).toBe(3));
  await drawn();
  // dimmed, and not any more
  expect(changes).toBe(2);
  watcher.disconnect();
});
