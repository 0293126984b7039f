import type { PaymentAccount } from "../../sql/paymentAccount.ts";

/** Whether the card accepts the charge. No money moves. A charge of zero always succeeds. */
export const testCharge = (account: PaymentAccount | undefined, cents: number): boolean =>
  cents === 0 || account?.test_answer === "ok";
