// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useWait } from "./useWait.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("counts down in whole minutes and ends on its own", () => {
  const { result } = renderHook(useWait);
  expect(result.current.notice).toBeUndefined();
  act(() => result.current.begin(14 * 60));
  expect(result.current.notice).toBe("Too many attempts. Try again in 14 minutes.");
  act(() => void vi.advanceTimersByTime(61_000));
  expect(result.current.notice).toBe("Too many attempts. Try again in 13 minutes.");
  act(() => void vi.advanceTimersByTime(12 * 60_000));
  expect(result.current.notice).toBe("Too many attempts. Try again in 1 minute.");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current.notice).toBeUndefined();
});
