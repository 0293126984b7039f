// Imported before rrweb, which replaces an Array.from that is not the standard one (old Prototype.js) for the whole
// page. The page's own function is restored, and such a page is not recorded.
const own = Array.from;

export function restoreArrays(): boolean {
  if (Array.from === own) return true;
  Array.from = own;
  return false;
}
