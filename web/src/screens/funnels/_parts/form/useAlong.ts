import { useSearchParams } from "react-router-dom";
import { searchAlong } from "#web/reports/url/reportState.ts";

/** Adds project, range and filters of the builder to the address of a report. */
export function useAlong(): (path: string) => string {
  const [search] = useSearchParams();
  const along = searchAlong(search).toString();
  return (path) => (along === "" ? path : `${path}?${along}`);
}
