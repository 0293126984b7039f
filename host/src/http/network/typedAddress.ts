import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import { Problem } from "../problem.ts";

/** The URL of a page as typed: https:// is optional. */
export function typedAddress(typed: string, field: string): URL {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (URL.canParse(text)) return new URL(text);
  throw new Problem(projectsRefusals.pageInvalid(), { field });
}
