// Customer messaging: a messenger's script that the app loads for signed-in members, if the environment configures one.
// Otherwise no page includes it, and the content policy remains strict.
import { createHmac } from "node:crypto";
import type { Env } from "#gateway/env.ts";

export interface MessagingSettings {
  /** full URL of the messenger's script */
  scriptUrl: string;
  /** public: identifies the workspace that receives the messages */
  appId: string;
  /** origins that the script may connect to, in addition to its own */
  origins: readonly string[];
  /**
   * Proves a user's identity to the messenger, with a secret that never leaves the gateway; null if no secret is
   * configured.
   */
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
