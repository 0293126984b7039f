import { createHash } from "node:crypto";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** Initials of the first and the last word. */
export function initialsOf(email: string, name: string | undefined): string {
  const words = (name?.trim() || email.split("@")[0] || "?").split(/[\s._+-]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase() || "?";
}

/** Initials on a color derived from the address. White text on it has a contrast of at least 4.5. */
export function avatarSvg(email: string, name: string | undefined): string {
  const hue = (createHash("sha256").update(email).digest().readUInt16BE(0) * 360) >> 16;
  const initials = escaped(initialsOf(email, name));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80" role="img" aria-label="${initials}">` +
    `<rect width="80" height="80" fill="hsl(${hue} 55% 30%)"/>` +
    `<text x="40" y="41" fill="#fff" font-family="system-ui,sans-serif" font-size="30" font-weight="600"` +
    ` text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`
  );
}
