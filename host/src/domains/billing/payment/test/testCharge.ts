import type { PaymentAccount } from "../../sql/paymentAccount.ts";

/** Whether the card pays; no money moves. Nothing to pay is always paid. */
export const testCharge = (account: PaymentAccount | undefined, cents: number): boolean =>
  cents === 0 || account?.test_answer === "ok";
