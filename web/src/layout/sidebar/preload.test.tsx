// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const QUERY = "RetentionScreenQuery";

it("requests the screen of a sidebar link that is pointed at, and not again when it is followed", async () => {
  const { sentAs, router } = renderRoute("/team", { types: member({ role: "OWNER" }) });
  const link = await screen.findByRole("link", { name: "Retention" });
  expect(sentAs(QUERY)).toEqual([]);
  const user = userEvent.setup();
  await user.hover(link);
  await waitFor(() => expect(sentAs(QUERY)).toHaveLength(1));
  await user.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe("/visitor/retention"));
  await screen.findByRole("heading", { level: 1, name: "Retention" });
  expect(sentAs(QUERY)).toHaveLength(1);
});

it("sends no query of the sidebar links that the keyboard focuses", async () => {
  const { sentAs } = renderRoute("/team", { types: member({ role: "OWNER" }) });
  const focused = await screen.findByRole("link", { name: "Retention" });
  focused.focus();
  // a link that the pointer rests on later has sent its query, so the focused one would have, too
  await userEvent.setup().hover(await screen.findByRole("link", { name: "Map" }));
  await waitFor(() => expect(sentAs("MapScreenQuery")).toHaveLength(1));
  expect(sentAs(QUERY)).toEqual([]);
});

it("does not request the screen of a sidebar link that the pointer only passes over", async () => {
  const { sentAs } = renderRoute("/team", { types: member({ role: "OWNER" }) });
  const user = userEvent.setup();
  const passed = await screen.findByRole("link", { name: "Retention" });
  // at once, however busy the page is
  fireEvent.pointerEnter(passed, { pointerType: "mouse" });
  fireEvent.pointerLeave(passed, { pointerType: "mouse" });
  await user.hover(await screen.findByRole("link", { name: "Map" }));
  await waitFor(() => expect(sentAs("MapScreenQuery")).toHaveLength(1));
  expect(sentAs(QUERY)).toEqual([]);
});
