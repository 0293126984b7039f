/** After a payment, as a new page: the plan is another one, and nothing of the old one may be left on the screen. */
export function showSuccess(invoiceId?: string | null): void {
  location.assign(invoiceId ? `/payment/success?invoice=${encodeURIComponent(invoiceId)}` : "/payment/success");
}
