import { conflict, invalid, notFound, rateLimited, refusals, tooLarge } from "../refusals/message.ts";

export const heatmapsRefusals = refusals("heatmaps", {
  noPage: invalid("{field}: choose a page or a saved heatmap"),
  twoPages: invalid("{field}: choose either a page or a saved heatmap"),
  widthReversed: invalid("{field}: the narrowest width must not exceed the widest"),
  tooManyProfiles: conflict("A project can have at most {max, number} saved heatmaps. Delete one first."),
  profileNotFound: notFound("This heatmap doesn't exist, or you don't have access"),
  snapshotNotFound: notFound("This snapshot doesn't exist, or you don't have access"),
  snapshotOfOther: invalid("snapshot_ids: {id} is no snapshot of this project"),
  // of predicted attention
  attentionSource: invalid("Send exactly one of {fields}"),
  imageEmpty: invalid("The image is empty. Choose another file."),
  imageFormat: invalid("The image must be a PNG, JPEG or WebP file"),
  imageTooLarge: tooLarge(
    "The image is {width, number} × {height, number} pixels. At most {max, number} megapixels are allowed. Make it smaller.",
  ),
  imageTooSmall: invalid("The image must be at least {min, number} × {min, number} pixels"),
  imageUnreadable: invalid("The image can't be read. It may be damaged."),
  pageUnreadable: invalid("The page can't be read because {why}"),
  pageStatus: invalid("The page answers with status {status, number}"),
  notAPage: invalid("The address leads to a file of the type {type}. Enter the address of a page."),
  pageEmpty: invalid("The page has no content without scripts. Upload a screenshot instead."),
  predictionBusy: rateLimited("Too many predictions are running. Try again in a moment."),
  predictionTooSlow: invalid("This page or image takes too long. Try a smaller one."),
});
