// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

it("shows the company's name and key, and the error of an invalid domain", async () => {
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

it("omits the domain when only the name changes, so that an impersonator can rename the company", async () => {
  const { sentAs } = renderRoute("/Company", {
    types: {
      ...member({ role: "ADMIN" }),
      Company: () => ({ name: "Acme", key: "k", customDomain: "stats.acme.test" }),
    },
  });
  const user = userEvent.setup();
  const form = await screen.findByRole("form", { name: "Your company" });
  await user.type(within(form).getByLabelText("Name"), " Ltd");
  await user.click(within(form).getByRole("button", { name: "Save" }));
  expect(sentAs("useCompanyFormMutation")).toEqual([{ input: { name: "Acme Ltd" } }]);
});

it("shows the DNS records of a host name, the records found instead, and when the verification expires", async () => {
  const records = [
    { type: "CNAME", name: "stats.acme.test", value: "app.test" },
    { type: "TXT", name: "_domain-verification.stats.acme.test", value: "domain-verification=abc" },
  ];
  const findings = [{ message: "stats.acme.test points to elsewhere.test instead of app.test" }];
  const check = { isVerified: true, state: "FAILED", findings, records, endsAt: "2026-03-21T10:00:00Z" };
  const owner = member({ role: "OWNER" });
  renderRoute("/agency?tab=brand", {
    types: {
      ...owner,
      Viewer: (context, id) => Object.assign({}, owner["Viewer"]?.(context, id), { agency: {} }),
      OwnBrand: () => ({ domain: "stats.acme.test", mainColor: "#0a7d5c" }),
      DomainCheck: () => check,
    },
  });
  const record = await screen.findByRole("region", { name: "TXT record" });
  expect(within(record).getByText("domain-verification=abc")).toBeTruthy();
  expect(within(record).getByRole("button", { name: "Copy value" })).toBeTruthy();
  expect(screen.getByText("Check failed")).toBeTruthy();
  expect(screen.getByText(findings[0]?.message ?? "")).toBeTruthy();
  expect(screen.getByText(/^Verification expires 21 Mar 2026/)).toBeTruthy();
});
