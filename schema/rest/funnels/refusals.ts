import { conflict, forbidden, invalid, notFound, plan, refusals } from "../refusals/message.ts";

export const funnelsRefusals = refusals("funnels", {
  notFound: notFound("This funnel doesn't exist, or you don't have access"),
  noFunnel: invalid("Send the id of a funnel, or its definition"),
  twoFunnels: invalid("Send either the id of a funnel or a definition"),
  otherShared: forbidden("This link shows one other funnel only"),
  tooMany: conflict("A project can have at most {max, number} funnels. Delete one first."),
  nothingToChange: invalid("Nothing to change: send id_name or another field"),
  valueMissing: invalid("Enter what to look for"),
  unfitMatch: invalid("This match isn't possible for this kind of step"),
  goalMissing: invalid("Choose a goal of the project"),
  sequenceGoal: invalid("A step can't be a goal that is itself a funnel's step or a form"),
  usedByGoal: conflict(
    "The goal {name} counts a step of this funnel. Archive the goal first, or archive the funnel instead.",
  ),
  stepUsedByGoal: conflict("The goal {name} counts the step {step, number}. Change the goal first."),
  unexpectedGoal: invalid("Only steps of the kind goal have a goal"),
  notARegex: invalid("This is not a regular expression in RE2 syntax"),
  regexLength: invalid("A regular expression can have at most {max, number} characters"),
  unreadableSelector: invalid(
    "Stored events can't be searched for this selector. Use an id, a class or an element, such as #buy.",
  ),
  optionalEnd: invalid("The first and the last step are required"),
  exclusionRange: invalid("An exclusion begins at one step and ends at a later one"),
  dropoffStep: invalid("Choose a required step before the last"),
  notIncluded: plan("Funnels are turned off for this project. Turn them on in the project's settings."),
  testMissing: invalid("test_id: choose the test whose variants are compared"),
});
