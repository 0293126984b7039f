// Error data sent by a tracker, in addition to the common event fields.
import { z } from "zod";

const text = (max: number) => z.string().max(max, `must be at most ${max} characters`);

export const trackedError = {
  type: z.literal("error"),
  /**
   * absent: an uncaught exception; otherwise an unhandled promise rejection, a console.error call of the page, or a
   * failed request (`name` is the failure, `message` the requested resource)
   */
  kind: z.enum(["rejection", "console", "network"]).optional(),
  message: text(500).min(1),
  stack: text(4000).optional(),
  name: text(100).optional(),
  /** version of the website's own code, as named by the website */
  release: text(100).optional(),
};
