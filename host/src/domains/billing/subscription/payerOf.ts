import type { CompanyCaller } from "#host/http/caller.ts";
import type { Payer } from "../payment/provider.ts";

export const payerOf = ({ companyId, userId }: CompanyCaller): Payer => ({ companyId, userId });
