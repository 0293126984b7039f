// Customer messaging: a messenger's script that the app loads for signed-in members, where the environment names one.
// Without it no page has anything of it, and the content policy stays as narrow as it is.
import { createHmac } from "node:crypto";
import type { Env } from "./env.ts";

export interface MessagingSettings {
  /** whole address of the messenger's script */
  scriptUrl: string;
  /** public: names the workspace that the messages go to */
  appId: string;
  /** proves to the messenger who somebody is; never leaves the gateway */
  secret: string | undefined;
  /** where the script may connect to, besides its own origin */
  origins: readonly string[];
}

export const messagingOf = (env: Env): MessagingSettings | undefined =>
  env.MESSAGING_SCRIPT_URL === undefined || env.MESSAGING_APP_ID === undefined
    ? undefined
    : {
        scriptUrl: env.MESSAGING_SCRIPT_URL,
        appId: env.MESSAGING_APP_ID,
        secret: env.MESSAGING_SECRET,
        origins: env.MESSAGING_ORIGINS,
      };

/** Without it anybody could tell the messenger to be somebody else. */
export const identityOf = ({ secret }: MessagingSettings, userId: number): string | null =>
  secret === undefined ? null : createHmac("sha256", secret).update(String(userId)).digest("hex");
