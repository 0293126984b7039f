import { invalid, refusals, tooLarge, unavailable } from "../refusals/message.ts";

export const heatmapsRefusals = refusals("heatmaps", {
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
  predictionBusy: unavailable("Too many predictions are running. Try again in a moment."),
  predictionTooSlow: invalid("This page or image takes too long. Try a smaller one."),
  snapshotNotFound: invalid("This snapshot doesn't exist anymore"),
});
