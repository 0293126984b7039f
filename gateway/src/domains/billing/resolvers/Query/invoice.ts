import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { invoiceOf } from "../../payment.sources.ts";
import { getInvoice } from "../../payment.upstream.ts";

export const invoice: QueryResolvers["invoice"] = async (_, { id }, { upstream }) => {
  // an invalid id is treated like an unknown one
  if (!/^[\w-]{32}$/.test(id)) return null;
  const found = await orNull(getInvoice(upstream, id));
  return found && invoiceOf(found);
};
