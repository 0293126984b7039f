// The tracker must not break the page: its code inside the page's own calls and events never throws.
export function quiet<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    try {
      run(...args);
    } catch {
      // the event is lost
    }
  };
}
