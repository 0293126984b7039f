// The query parameters of the URL on which an event happened.
import { QUERY_PARAMETER_NAME } from "@sightline/schema/rest/filterLanguage";

/**
 * Apps with hash routes have their query in the fragment, after `#`. Brackets in names may be sent as they are or
 * escaped.
 */
const ADDRESS = `if(position(url, '?') = 0, '', replaceRegexpAll(replaceRegexpAll(
  if(match(url, '^[^#]*#[/!]'), url, cutFragment(url)), '(?i)%5B', '['), '(?i)%5D', ']'))`;

/** The value of the first parameter with this name; empty if there is none. */
export const queryValue = (key: string) => `decodeURLFormComponent(extractURLParameter(${ADDRESS}, ${key}))`;

/** The available names, one row each. */
export const QUERY_NAMES = `arrayJoin(arrayFilter(name -> match(name, '${QUERY_PARAMETER_NAME.replaceAll("\\", "\\\\")}'),
  arrayDistinct(extractURLParameterNames(${ADDRESS}))))`;
