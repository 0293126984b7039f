// Nothing of ours may break the page: what runs inside the page's own calls and events never throws.
export function quiet<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    try {
      run(...args);
    } catch {
      // an event less
    }
  };
}
