/**
 * To the page that confirms a new plan, loaded anew because the plan decides what the app offers. Its address says what
 * happened: an invoice, or a change without a payment such as a redeemed code.
 */
export function showSuccess(invoiceId?: string | null): void {
  location.assign(`/payment/success?${invoiceId ? `invoice=${encodeURIComponent(invoiceId)}` : "changed=1"}`);
}
