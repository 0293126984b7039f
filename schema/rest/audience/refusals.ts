import { conflict, invalid, notFound, refusals } from "../refusals/message.ts";

export const audienceRefusals = refusals("audience", {
  realtimeMoment: invalid("Choose a moment of the last 24 hours"),
  tagLength: invalid("A tag must have 1 to 40 characters"),
  visitorCount: invalid("Choose 1 to {max, number} visitors"),
  visitorsOfOneProject: invalid("Choose visitors of one project"),
  visitorUnknown: notFound("This visitor doesn't exist, or you don't have access"),
  visitorNotFound: notFound("The visitor was not found"),
  tooManyTags: conflict("A visitor can have at most {max, number} tags. Remove one first."),
});
