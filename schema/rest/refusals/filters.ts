import { invalid, refusals } from "./message.ts";

export const filtersRefusals = refusals("filters", {
  unknownPreset: invalid(
    "{field} must be one of mobile, desktop, tablet, new, returning, paid, search, direct and country-XX",
  ),
  keyEmpty: invalid("{field} is empty. Remove it, or send a key."),
  valueMissing: invalid("{field}.value is required with the operator {operator}"),
  tooManyGroups: invalid("{field} has more than {max, number} groups"),
  groupEmpty: invalid("{field} is empty. Remove it, or add a condition."),
  tooManyConditions: invalid("{field} has more than {max, number} conditions"),
  noKey: invalid("{criterion} takes no key. Remove it."),
  visitorType: invalid("visitor_type must be new or returning"),
  equalityOnly: invalid("{criterion} takes == and != only"),
  visitorId: invalid("{criterion} must be the id of a visitor, such as 0198c7a2-4f1e-7b3a-9d55-1f2e3d4c5b6a"),
  unknownGoal: invalid("goal needs the key of a goal, or the name of an event"),
  unknownFilterBy: invalid("filter_by must be one of {presets} or country-XX"),
  textMissing: invalid('{criterion} {operator} needs a search text. Use ex or nx for "is known".'),
  textOperators: invalid("{criterion} is text: use ==, !=, ** (contains), !* (contains not), ex or nx"),
  numberRange: invalid(
    "{criterion} bt needs two whole numbers from {min, number} to {max, number} with a comma, the smaller one first",
  ),
  numberOperators: invalid("{criterion} is a number: use ==, !=, gt, gte, lt, lte or bt"),
  wholeNumber: invalid("{criterion} must be a whole number from {min, number} to {max, number}"),
  queryParameterKey: invalid(
    "queryparam needs the name of a query parameter as its key: 1 to 100 letters, digits, _ . - [ or ]",
  ),
  utmKey: invalid("utm needs source, medium, campaign, content or term as its key"),
  funnelStep: invalid(
    "funnel_step needs a funnel and the number of a step as its key, such as 7:2, and reached or dropped as its value",
  ),
  attributeKey: invalid("attribute needs the name of an attribute as its key"),
  formKey: invalid(
    "form_drop needs a form as its key: the number of a saved form, or its path and its selector with a space between them",
  ),
  // of pages
  notARegex: invalid("{field}: this is not a regular expression in RE2 syntax"),
  regexLength: invalid("{field}: a regular expression can have at most {max, number} characters"),
});
