import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { checkEmail } from "../../identity.upstream.ts";

export const emailCheck: QueryResolvers["emailCheck"] = async (_parent, { email }, { upstream }) => {
  const { disposable } = await checkEmail(upstream, email.trim());
  return { isDisposable: disposable };
};
