import { forbidden, invalid, notFound, refusals, unauthenticated } from "../refusals/message.ts";

export const shareRefusals = refusals("share", {
  expiryPast: invalid("{field} is in the past. Choose a later time, or block the link instead."),
  moduleWithoutPage: invalid("{module} has no page for guests. Choose one of {modules}."),
  passwordTooShort: invalid("The password must have at least {min, number} characters"),
  passwordTooLong: invalid("The password can have at most {max, number} characters"),
  itemMissing: invalid("A link of the module {module} shows one item. Send its id as itemId."),
  nothingToChange: invalid("Nothing to change: send blocked, expiresAt or both"),
  noDownloads: forbidden("This link doesn't include downloads"),
  notShown: forbidden("This link doesn't show that"),
  passwordControl: invalid("password can't contain control characters. Remove them."),
  linkNotFound: notFound("The link was not found"),
  datesReversed: invalid('"endDate" must not be before "startDate"'),
  passwordCharacters: invalid("The password must not begin or end with a space, or contain control characters"),
  expiryNotFuture: invalid('"expires_at" must be in the future'),
  wrongPassword: unauthenticated("This is not the password of this link. Try again."),
  passwordRequired: unauthenticated("This link requires a password"),
  holderOnly: forbidden("Only the holder of a share link can request this"),
  otherRange: forbidden("This link shows {start, date} to {end, date} only"),
  ownRangeOnly: forbidden("This link shows its own date range only, and this report uses another one"),
  unavailable: notFound("This link isn't available. Ask the person who sent it for a new one."),
});
