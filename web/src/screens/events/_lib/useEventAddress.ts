import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { searchAlong } from "#web/reports/url/reportState.ts";
import { eventAddress } from "./eventAddress.ts";

/** The URL of one event with the current range, comparison and filters. */
export function useEventAddress(): (key: string, value: string) => string {
  const [search] = useSearchParams();
  return useCallback(
    (key, value) => {
      const along = searchAlong(search).toString();
      return eventAddress(key, value) + (along && `?${along}`);
    },
    [search],
  );
}
