/** Leaves the app for an address that it does not draw itself; `replace` leaves nothing to come back to. */
export function leaveFor(address: string, { replace = false } = {}): void {
  if (replace) location.replace(address);
  else location.assign(address);
}
