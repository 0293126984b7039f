import { conflict, invalid, notFound, planLimit, refusals, tooLarge } from "../refusals/message.ts";

export const errorsRefusals = refusals("errors", {
  groupUnknown: invalid("errorId is not a group of the error log"),
  sourceMapTooLarge: tooLarge("A source map can have at most 20 MB"),
  notInRange: notFound("The error was not found in this range"),
  tooManyRules: planLimit("A project can have at most {max, number} of these rules. Remove one first."),
  alreadyIgnored: conflict("These words are already ignored"),
  ruleNotFound: notFound("The rule was not found"),
  sourceMapNotFound: notFound("The source map was not found"),
  notASourceMap: invalid(
    "This is not a source map: a .map file contains JSON. Choose the .map file next to the script.",
  ),
  sourceMapVersion: invalid('This is not a source map of version 3: it must contain "version": 3'),
  sourceMapWithoutMappings: invalid('This source map has no "mappings". Build it again with source maps enabled.'),
  sourceMapSources: invalid("This source map refers to sources that it doesn't list. Build it again."),
  sourceMapMappings: invalid(
    "The mappings of this source map can't be read. Build it again, and send the file unchanged.",
  ),
  scriptMissing: invalid("Enter the script, such as assets/shop.js"),
  mergedIntoItself: invalid("A group can't be merged into itself. Choose another one."),
  targetNotFound: notFound("The group to merge into was not found"),
  mergedNotFound: notFound("One of the groups to merge was not found"),
  tooManyMerged: planLimit(
    "A project can have at most {max, number} merged groups. Separate some, or add a rule that ignores them.",
  ),
  notMerged: notFound("The merged group was not found"),
  assigneeUnknown: invalid("Choose a member of your company"),
  snoozeDays: invalid("Send snooze_days when you snooze an error, and only then"),
  stateOrAssignee: invalid("Send a state or an assignee"),
});
