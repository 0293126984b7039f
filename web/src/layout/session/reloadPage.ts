/** Reloads the page: role and plan affect too much to patch the current screen. */
export function reloadPage(): void {
  location.reload();
}
