// Customer messaging: a messenger's script that the app loads for signed-in members, where the environment names one.
// Without it no page has anything of it, and the content policy stays as narrow as it is.
import { createHmac } from "node:crypto";
import type { Env } from "#gateway/env.ts";

export interface MessagingSettings {
  /** whole address of the messenger's script */
  scriptUrl: string;
  /** public: names the workspace that the messages go to */
  appId: string;
  /** where the script may connect to, besides its own origin */
  origins: readonly string[];
  /** Proves to the messenger who somebody is, by a secret that never leaves the gateway; null where none is set. */
  identityOf(userId: number): string | null;
}

type MessagingEnv = Pick<Env, "MESSAGING_SCRIPT_URL" | "MESSAGING_APP_ID" | "MESSAGING_SECRET" | "MESSAGING_ORIGINS">;

export function messagingOf(env: MessagingEnv): MessagingSettings | undefined {
  const { MESSAGING_SCRIPT_URL: scriptUrl, MESSAGING_APP_ID: appId, MESSAGING_SECRET: secret } = env;
  if (scriptUrl === undefined || appId === undefined) return undefined;
  return {
    scriptUrl,
    appId,
    origins: env.MESSAGING_ORIGINS,
    identityOf: (userId) =>
      secret === undefined ? null : createHmac("sha256", secret).update(String(userId)).digest("hex"),
  };
}
