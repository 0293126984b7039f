import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { attributeKeyToWire } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { attributeOf } from "../../account.sources.ts";
import { setUserAttribute as set } from "../../account.upstream.ts";
import { ownUserId } from "../../ownUserId.ts";

const MAX_VALUE = 10_000;

export const setUserAttribute: MutationResolvers["setUserAttribute"] = async (
  _,
  { input: { key, value } },
  context,
) => {
  try {
    if (value.length > MAX_VALUE) throw invalid("value", accountRefusals.valueTooLong({ max: MAX_VALUE }));
    const userId = await ownUserId(context);
    return { attribute: attributeOf(await set(context.upstream, { key: attributeKeyToWire[key], value }), userId) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
