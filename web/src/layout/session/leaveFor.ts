/** Leaves the app for a URL outside its router. `replace` leaves no history entry. */
export function leaveFor(address: string, { replace = false } = {}): void {
  if (replace) location.replace(address);
  else location.assign(address);
}
