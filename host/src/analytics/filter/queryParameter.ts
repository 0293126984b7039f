// The query parameters of the address that an event happened at.
import { QUERY_PARAMETER_NAME } from "@sightline/schema/rest/filterLanguage";

/** Apps that keep their route behind the `#` keep its query there. Brackets of names are sent as they are or escaped. */
const ADDRESS = `if(position(url, '?') = 0, '', replaceRegexpAll(replaceRegexpAll(
  if(match(url, '^[^#]*#[/!]'), url, cutFragment(url)), '(?i)%5B', '['), '(?i)%5D', ']'))`;

/** The value of the first parameter of this name; empty where there is none. */
export const queryValue = (key: string) => `decodeURLFormComponent(extractURLParameter(${ADDRESS}, ${key}))`;

/** The names that can be asked for, one row each. */
export const QUERY_NAMES = `arrayJoin(arrayFilter(name -> match(name, '${QUERY_PARAMETER_NAME.replaceAll("\\", "\\\\")}'),
  arrayDistinct(extractURLParameterNames(${ADDRESS}))))`;
