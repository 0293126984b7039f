/** The modifier key of the platform's shortcuts. */
export const modKey = (): string => (/Mac|iPod|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl");
