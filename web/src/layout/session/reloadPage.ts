/** Everything anew: role and plan decide too much to patch what is on the screen. */
export function reloadPage(): void {
  location.reload();
}
