import { forbidden, invalid, notFound, refusals } from "../refusals/message.ts";

export const timelineRefusals = refusals("timeline", {
  noteEmpty: invalid("The note is empty. Write a few words."),
  noteTooLong: invalid("The note is longer than {max, number} characters. Shorten it."),
  viewerRecordsNothing: forbidden("The role Viewer can't record changes"),
  recordedAutomatically: invalid(
    "Actions in {module} are recorded automatically. Use a module of your own, such as deploy.",
  ),
  noteReversed: invalid("The note ends before it begins. Change its end."),
  noteNotFound: notFound("The note was not found"),
  noteOfOthers: forbidden("Only its author, an owner or an admin can change or delete this note"),
  privateNote: invalid("Only its author can make a note private"),
});
