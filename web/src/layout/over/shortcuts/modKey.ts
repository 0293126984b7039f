/** The key that the computer's own shortcuts begin with. */
export const modKey = (): string => (/Mac|iPod|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl");
