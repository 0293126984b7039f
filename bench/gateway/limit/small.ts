// useVersionCheckQuery by hand: one call, two values.
import { getAppVersion } from "@sightline/schema/rest/account/account";
import type { AnswerOf } from "@sightline/schema/rest/endpoint";
import type { Ask, Who } from "./pool.ts";

export async function smallByHand(ask: Ask, who: Who): Promise<object> {
  const { version, force } = (await ask(getAppVersion, who)) as AnswerOf<typeof getAppVersion>;
  return { appVersion: { version, force } };
}
