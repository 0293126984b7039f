// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetTroubleBefore, noteAnswer, useAnswerRound, useTrouble } from "./trouble.ts";

const note = (operation: string, ...codes: string[]) => act(() => noteAnswer(operation, codes));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const operation of ["A", "B"]) note(operation);
  vi.useRealTimers();
});

describe("connection status", () => {
  it("is upstream while an operation can't reach the host, and clears after a response", () => {
    const { result } = renderHook(useTrouble);
    note("A", "UPSTREAM_DOWN");
    note("B");
    expect(result.current).toBe("upstream");
    note("A");
    expect(result.current).toBe("none");
  });
  it("is offline when the gateway is unreachable", () => {
    const { result } = renderHook(useTrouble);
    note("A", "UPSTREAM_DOWN");
    note("B", "OFFLINE");
    expect(result.current).toBe("offline");
  });
  it("is empty after a mere refusal", () => {
    const { result } = renderHook(useTrouble);
    note("A", "FORBIDDEN", "NOT_FOUND");
    expect(result.current).toBe("none");
  });
  it("forgets operations without subscribers", () => {
    const { result } = renderHook(useTrouble);
    note("A", "UPSTREAM_DOWN");
    vi.advanceTimersByTime(10_000);
    note("B");
    expect(result.current).toBe("none");
    note("A", "UPSTREAM_DOWN");
    act(() => forgetTroubleBefore(Date.now() + 1));
    expect(result.current).toBe("none");
  });
  it("increments the round when a failed operation gets a different result, but not for the same failure", () => {
    const { result } = renderHook(useAnswerRound);
    const first = result.current;
    note("A", "UPSTREAM_DOWN", "UPSTREAM_DOWN");
    note("A", "UPSTREAM_DOWN", "UPSTREAM_DOWN");
    note("B");
    expect(result.current).toBe(first);
    note("A", "UPSTREAM_DOWN");
    expect(result.current).toBe(first + 1);
    note("A");
    expect(result.current).toBe(first + 2);
    note("A");
    expect(result.current).toBe(first + 2);
  });
});
