import { t } from "#web/texts/t.ts";
import type { UnrecordedLabels } from "./frame/unrecorded.ts";

/** What is shown in place of content that recordings don't have. */
export const unrecordedLabels = (): UnrecordedLabels => ({
  canvas: t("Drawing (canvas): not recorded"),
  frame: t("Frame of another website: not recorded"),
});
