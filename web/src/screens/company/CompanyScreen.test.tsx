// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { member } from "#web/testing/people.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

it("names the company, shows its key, and says what is wrong with a domain", async () => {
  const { sentAs } = renderRoute("/Company", {
    types: { ...member({ role: "ADMIN" }), Company: () => ({ name: "Acme", key: "acme-key", customDomain: null }) },
    answers: {
      useCompanyFormMutation: () => ({
        data: { updateCompany: { company: null, problem: { message: "That is no host name", field: "customDomain" } } },
      }),
    },
  });
  const user = userEvent.setup();
  const form = await screen.findByRole("form", { name: "Your company" });
  expect(within(form).getByDisplayValue("acme-key")).toHaveProperty("readOnly", true);
  await user.type(within(form).getByLabelText("Custom domain"), "acme");
  await user.click(within(form).getByRole("button", { name: "Save" }));
  expect(await within(form).findByText("That is no host name")).toBeTruthy();
  expect(sentAs("useCompanyFormMutation")).toEqual([{ input: { name: "Acme", customDomain: "acme" } }]);
});
