import { conflict, invalid, notFound, refusals } from "../refusals/message.ts";

export const goalsRefusals = refusals("goals", {
  tooMany: conflict("A project can have at most {max, number} goals. Archive one first."),
  tooManyComputed: conflict(
    "A project can have at most {max, number} goals on steps of funnels and on forms. Archive one first.",
  ),
  keyTaken: conflict("The project already has a goal with the key {key}. Choose another key."),
  notFound: notFound("The goal was not found"),
  oneDate: invalid("Send both startDate and endDate, or neither for the goals without numbers"),
  unreadableRegex: invalid("This regular expression can't be read. Simplify it."),
  nothingToChange: invalid("Nothing to change: send goal_name or another field"),
  archived: conflict("The goal is archived. Restore it first, with archived: false."),
  unsupportedRegex: invalid("Lookarounds (?= ?! ?<= ?<!) and back references are not supported. Remove them."),
  notARegex: invalid("{value} is not a regular expression. Enter one such as {example}."),
  pagePart: invalid("Enter a part of the page's address, such as /thank-you"),
  pageAddress: invalid("Enter the page's address, such as https://shop.example/thank-you or /thank-you"),
  pageWildcard: invalid("Enter an address with *, such as /product/*"),
  pageRegex: invalid("Enter a regular expression, such as {example}"),
  clickedElement: invalid("Enter a CSS selector, such as .buy-button"),
  clickedText: invalid("Enter the text of the clicked element, such as Start free trial"),
  linkPart: invalid("Enter a part of the link's address, such as partner.example, or * for any other website"),
  form: invalid("Enter a CSS selector of the form, such as form#signup"),
  shownElement: invalid("Enter a CSS selector, such as .order-confirmed"),
  scrollPercent: invalid("Enter a scroll depth in percent, from 1 to 100"),
  seconds: invalid("Enter a number of seconds, from 1 to 86400"),
  eventName: invalid("Enter the name of an event, such as signup"),
  revenueEvent: invalid("Enter the name of an event with a value, such as purchase, or * for any"),
  wildcardMissing: invalid("There is no * in the address. Enter one such as /product/*."),
  funnelStep: invalid("Choose a step of a funnel of this project, such as 7:2 for the second step of the funnel 7"),
  formKey: invalid(
    "Choose a form of this project: the number of a saved form, or its path and its selector with a space between them",
  ),
  stepUsed: conflict(
    "The funnel {name} has this goal as a step, and a step can't be a funnel's step or a form. Change the funnel first.",
  ),
});
