// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isFromPage, readPickMessage, type PickPart } from "./pickMessage.ts";
import { openPickSession } from "./pickSession.ts";

const PICK = "4d1f9a52";
const picked = {
  pick: PICK,
  state: "picked",
  selector: " .buy ",
  form: "#order",
  text: "Buy ***",
  link: "",
  page: "/cart",
};
const parts = { selector: ".buy", form: "#order", text: "Buy *", link: "", page: "/cart" };

let tab: Window;
let other: Window;
const heard: (string | Record<PickPart, string>)[] = [];
let end = () => {};
beforeEach(() => {
  document.body.innerHTML = "<iframe></iframe><iframe></iframe>";
  const [first, second] = [...document.querySelectorAll("iframe")].map((frame) => frame.contentWindow);
  if (!first || !second) throw new Error("the frames have no windows");
  [tab, other] = [first, second];
  heard.length = 0;
  end = openPickSession(
    tab,
    { address: "https://shop.example/cart#tracker_check=x", pickId: PICK },
    {
      ready: () => heard.push("ready"),
      picked: (found) => heard.push(found),
      canceled: () => heard.push("canceled"),
      closed: () => heard.push("closed"),
    },
  );
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const send = (data: unknown, { source = tab, origin = "https://shop.example" } = {}) =>
  void dispatchEvent(new MessageEvent("message", { data, source, origin }));

/** Whether the browser would ask before it leaves the app. */
const asksFirst = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("hears what the opened page picked, once", () => {
  send({ pick: PICK, state: "ready" });
  send(picked);
  send(picked);
  expect(heard).toEqual(["ready", parts]);
});

it("ignores other windows, other origins and other picks", () => {
  send(picked, { source: other });
  send(picked, { source: window });
  send(picked, { origin: "https://evil.example" });
  send(picked, { origin: "https://shop.example.evil.example" });
  send(picked, { origin: "http://shop.example" });
  send(picked, { origin: "https://shop.example:8443" });
  send(picked, { origin: "null" });
  send({ ...picked, pick: "another" });
  send({ ...picked, pick: undefined });
  expect(heard).toEqual([]);
  send(picked);
  expect(heard).toEqual([parts]);
});

it("makes the browser ask before the page navigates the app away, until the pick ends", () => {
  expect(asksFirst()).toBe(true);
  send({ pick: PICK, state: "canceled" });
  expect([asksFirst(), heard]).toEqual([false, ["canceled"]]);
});

it("notices that the tab was closed", () => {
  end();
  vi.useFakeTimers();
  end = openPickSession(
    tab,
    { address: "https://shop.example/", pickId: PICK },
    { ready() {}, picked() {}, canceled() {}, closed: () => heard.push("closed") },
  );
  Object.defineProperty(tab, "closed", { value: true });
  vi.advanceTimersByTime(2000);
  expect([heard, asksFirst()]).toEqual([["closed"], false]);
});

it.each([
  ["https://shop.example", true],
  ["https://www.shop.example", true],
  ["https://blog.shop.example", false],
  ["data:text/html,", false],
  ["", false],
])("accepts messages from %s to a pick on http://shop.example: %s", (origin, expected) => {
  expect(isFromPage(origin, "http://shop.example/cart")).toBe(expected);
});

it.each([null, "picked", 7, [], { pick: PICK }, { pick: PICK, state: "code" }])("reads nothing from %j", (data) => {
  expect(readPickMessage(data, PICK)).toBeUndefined();
});

it("reads only short text", () => {
  const message = readPickMessage({ ...picked, selector: "x".repeat(9000), text: { toString: () => "x" } }, PICK);
  expect(message).toMatchObject({ parts: { text: "", page: "/cart" } });
  expect(message?.state === "picked" && message.parts.selector.length).toBe(500);
});
