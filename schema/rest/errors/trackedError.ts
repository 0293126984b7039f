// What a tracker tells of an error, besides what it tells of every event.
import { z } from "zod";

const text = (max: number) => z.string().max(max, `must be at most ${max} characters`);

export const trackedError = {
  type: z.literal("error"),
  /**
   * absent: a script of the page threw; otherwise a promise that nobody caught, the page's own console.error, or a
   * request that failed (`name` says how, `message` what was asked for)
   */
  kind: z.enum(["rejection", "console", "network"]).optional(),
  message: text(500).min(1),
  stack: text(4000).optional(),
  name: text(100).optional(),
  /** which version of the site's own code ran, as the site calls it */
  release: text(100).optional(),
};
