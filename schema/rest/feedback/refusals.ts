import { invalid, notFound, refusals } from "../refusals/message.ts";

export const feedbackRefusals = refusals("feedback", {
  oneDate: invalid("Send both startDate and endDate, or neither for the last {days, number} days"),
  commentNotFound: notFound("The comment was not found"),
});
