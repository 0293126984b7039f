import { conflict, invalid, notFound, refusals } from "../refusals/message.ts";

export const heatmapsRefusals = refusals("heatmaps", {
  noPage: invalid("{field}: choose a page or a saved heatmap"),
  twoPages: invalid("{field}: choose either a page or a saved heatmap"),
  notARegex: invalid("{field}: this is not a regular expression in RE2 syntax"),
  regexLength: invalid("{field}: a regular expression can have at most {max, number} characters"),
  widthReversed: invalid("{field}: the narrowest width must not exceed the widest"),
  tooManyProfiles: conflict("A project can have at most {max, number} saved heatmaps. Delete one first."),
  profileNotFound: notFound("This heatmap doesn't exist, or you don't have access"),
  snapshotNotFound: notFound("This snapshot doesn't exist, or you don't have access"),
  snapshotOfOther: invalid("snapshot_ids: {id} is no snapshot of this project"),
});
