// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { noteAnswer } from "#web/relay/trouble.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

afterEach(() => {
  act(() => noteAnswer("LoginScreenQuery", []));
  vi.restoreAllMocks();
});

it("says on the sign-in page that the service doesn't respond, keeps the input, and recovers by itself", async () => {
  // jsdom draws nothing, so it calls its documents hidden
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const { sentAs } = renderRoute("/login", {
    types: { Viewer: () => ({ kind: "NOBODY" }), SsoOffer: () => ({ isForced: false }) },
  });
  await userEvent.setup().type(await screen.findByLabelText("Email"), "ann@shop.test");
  const requests = sentAs("LoginScreenQuery").length;
  act(() => noteAnswer("LoginScreenQuery", ["UPSTREAM_DOWN"]));
  expect(screen.getByRole("status").textContent).toContain("The data service isn't responding. Retrying…");
  await waitFor(() => expect(sentAs("LoginScreenQuery").length).toBeGreaterThan(requests), { timeout: 4000 });
  act(() => noteAnswer("LoginScreenQuery", []));
  expect(screen.queryByText(/isn't responding/)).toBeNull();
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "ann@shop.test");
});
