import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Raw, type RecordedCall } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getTranslation: ({ query }: RecordedCall) => ({ language: query["language"] ?? "en", strings: { Save: "Keep" } }),
    setTranslation: ({ body }: RecordedCall) => body,
    getCdnDomain: { cdn_domain: "cdn.acme.test" },
  });
  gateway.forget();
});

test("returns the company's own texts in the viewer's or another language", async () => {
  const read = async (language?: string) =>
    gateway.execute(
      "query ($l: String) { viewer { translation(language: $l) { language entries { english words } } } }",
      { l: language },
      { as: "viewer" },
    );
  const entries = [{ english: "Save", words: "Keep" }];
  expect((await read()).data).toEqual({ viewer: { translation: { language: "en", entries } } });
  expect((await read("de")).data).toEqual({ viewer: { translation: { language: "de", entries } } });
  expect((await read("tlh")).errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field: "language" });
});

test("returns no texts, and no error, to a caller whose sign-in failed", async () => {
  gateway.answers({ authenticate: new Raw(401, { err: "Wrong", code: "UNAUTHENTICATED" }) });
  const { data, errors } = await gateway.execute(
    `mutation ($input: SignInInput!) { signIn(input: $input) {
      viewer { translation { language } } problem { code } } }`,
    { input: { email: "owner@demo.test", password: "wrong" } },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ signIn: { viewer: { translation: null }, problem: { code: "UNAUTHENTICATED" } } });
  expect(gateway.calls("getTranslation")).toEqual([]);
});

test("lets owners and admins set texts, and reports the refused field", async () => {
  const set = (entries: object[], as: "admin" | "user" = "admin", language = "en") =>
    gateway.execute(
      `mutation ($input: SetTranslationInput!) { setTranslation(input: $input) {
        translation { entries { words } } problem { code field message } } }`,
      { input: { language, entries } },
      { as },
    );
  const save = { english: "Save", words: "Keep" };
  expect((await set([save])).data).toEqual({
    setTranslation: { translation: { entries: [{ words: "Keep" }] }, problem: null },
  });
  expect(gateway.calls("setTranslation")[0]?.body).toEqual({ language: "en", strings: { Save: "Keep" } });
  expect((await set([save], "user")).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  const problem = async (...given: Parameters<typeof set>) =>
    ((await set(...given)).data as unknown as { setTranslation: { problem: unknown } }).setTranslation.problem;
  expect(await problem([save, save])).toMatchObject({ code: "INVALID", field: "entries" });
  expect(await problem([save], "admin", "tlh")).toMatchObject({ code: "INVALID", field: "language" });
  gateway.answers({ setTranslation: new Raw(400, { err: "Let it hold {name}", code: "INVALID", field: "strings" }) });
  expect(await problem([save])).toMatchObject({ code: "INVALID", field: "entries" });
});

test("returns the tracker host name of the member's company, and of the brand for other viewers", async () => {
  const ask = (as: "viewer" | "nobody") => gateway.execute("{ brand { cdnDomain } }", {}, { as });
  expect((await ask("viewer")).data).toEqual({ brand: { cdnDomain: "cdn.acme.test" } });
  expect((await ask("nobody")).data).toEqual({ brand: { cdnDomain: null } });
  expect(gateway.calls("getCdnDomain")).toHaveLength(1);
});
