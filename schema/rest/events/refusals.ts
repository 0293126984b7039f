import { conflict, forbidden, invalid, notFound, plan, refusals } from "../refusals/message.ts";

export const eventsRefusals = refusals("events", {
  conditionNeedsAdmin: forbidden("Only owners and admins can set a condition: it runs as code on visitors' pages"),
  oneDate: invalid("Send both startDate and endDate, or neither for the last 90 days"),
  onlyOneShared: forbidden("This link shows a single event, not the list of events"),
  nothingToRename: invalid("Nothing to change: send display_name, hidden or merged_into"),
  mergedIntoItself: invalid("An event can't be merged into itself. Choose another one."),
  targetIsMerged: conflict("{event} is merged into {target}. Choose {target} instead."),
  hasMerged: conflict("{merged} is merged into {event}. Separate it first."),
  otherShared: forbidden("This link shows another event"),
  pageProtocol: invalid("Enter a page address that begins with https:// or http://"),
  pageWithCredentials: invalid("Enter the address without a user name or password before the @"),
  pageOfOtherWebsite: invalid("{host} is not one of the project's websites. Enter a page of {websites}."),
  nothingToHighlight: invalid("Scrolling and time have nothing to highlight. Choose another trigger."),
  tooManyRules: conflict("A project can have at most {max, number} event rules. Archive one first."),
  scrollPercent: invalid("Enter a scroll depth in percent, from 1 to 100"),
  timerSeconds: invalid("Enter a number of seconds, from 1 to 86400"),
  notASelector: invalid("This is not a CSS selector. Enter one such as .buy-button."),
  ruleNotFound: notFound("The event rule was not found"),
  trackingNotIncluded: plan("This project's plan doesn't include event rules. Upgrade to create them."),
  nothingToChange: invalid("Nothing to change: send event_name or another field"),
  conditionAssigns: invalid("The condition would change the page: use two or three = to compare"),
  conditionUpdates: invalid("The condition would change the page: remove ++ and --"),
  conditionIsFunction: invalid(
    "The condition is a function, which is never called. Write what it returns, such as {example}.",
  ),
  conditionIsClass: invalid("The condition is a class. Write an expression that is true or false, such as {example}."),
  conditionIncomplete: invalid("The condition ends too early. Write one expression, such as {example}."),
  conditionUnreadable: invalid(
    "The condition can't be read from character {position, number} on. Write one expression without a semicolon, such as {example}.",
  ),
  conditionBracket: invalid(
    "The condition closes a bracket that it doesn't open. Write one expression, such as {example}.",
  ),
});
