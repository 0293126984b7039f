// Estimates the strength of a password in the browser. The host makes the final decision. The rules are the host's
// (length, different characters, no name or email). The grades above them estimate the cost of guessing.
import { t } from "#web/texts/t.ts";

export interface Strength {
  /** 0 empty, 1 will be rejected, 2 fair, 3 good, 4 strong */
  grade: 0 | 1 | 2 | 3 | 4;
  hint: string;
}

const SHORTEST = 10;
const FEWEST_LETTERS = 5;
/** common passwords and keyboard sequences */
const WALKS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "password",
  "letmein",
  "welcome",
];

/** Number of characters that are not part of a keyboard or alphabet sequence of four or more. */
function surprising(text: string): number {
  let rest = text;
  for (const walk of [...WALKS, ...WALKS.map((each) => [...each].toReversed().join(""))]) {
    for (let length = walk.length; length >= 4; length -= 1) {
      for (let from = 0; from + length <= walk.length; from += 1) {
        rest = rest.replaceAll(walk.slice(from, from + length), "*");
      }
    }
  }
  return rest.length;
}

const kindsIn = (text: string): number =>
  [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(text)).length;

function isAbout(lower: string, about: readonly string[]): boolean {
  const names = about.flatMap((each) => [each, ...each.split("@")]).map((each) => each.trim().toLowerCase());
  return names.some((name) => name.length > 3 && lower.includes(name) && lower.length - name.length < SHORTEST / 2);
}

/** `about`: personal data of the user. */
export function passwordStrength(password: string, about: readonly string[] = []): Strength {
  const length = [...password].length;
  const lower = password.toLowerCase();
  if (length === 0) return { grade: 0, hint: t("Use at least 10 characters. Several words work well.") };
  const missing = SHORTEST - length;
  if (missing === 1) return { grade: 1, hint: t("Too short: 1 more character") };
  if (missing > 0) return { grade: 1, hint: t("Too short: {missing} more characters", { missing }) };
  if (new Set(lower).size < FEWEST_LETTERS) return { grade: 1, hint: t("Weak: too few different characters") };
  if (isAbout(lower, about)) return { grade: 1, hint: t("Weak: contains your name, company or email") };
  const value = surprising(lower) + 2 * (kindsIn(password) - 1);
  if (value < 8) return { grade: 1, hint: t("Weak: easy to guess") };
  if (value < 14) return { grade: 2, hint: t("Fair: add a few more characters") };
  if (value < 18) return { grade: 3, hint: t("Good") };
  return { grade: 4, hint: t("Strong") };
}
