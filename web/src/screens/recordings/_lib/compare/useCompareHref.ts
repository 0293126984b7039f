import { useSearchParams } from "react-router-dom";

/** The address of the comparison of two recordings. */
export function useCompareHref(): (left: string, right: string) => string {
  const [search] = useSearchParams();
  const project = search.get("project");
  return (left, right) => `/recordings/compare?${new URLSearchParams({ ...(project && { project }), left, right })}`;
}
