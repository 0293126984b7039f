/**
 * Opens the confirmation page of a new plan with a full reload, because the plan determines what the app offers. Its
 * URL contains the result: an invoice, or a change without a payment such as a redeemed code.
 */
export function showSuccess(invoiceId?: string | null): void {
  location.assign(`/payment/success?${invoiceId ? `invoice=${encodeURIComponent(invoiceId)}` : "changed=1"}`);
}
