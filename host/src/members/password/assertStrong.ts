// The rule for new passwords: length counts, and what anybody would try first does not.
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { Problem } from "#host/http/problem.ts";
import { knownPasswords } from "./data/knownPasswords.ts";

const SHORTEST = 10;
/** argon2id takes more; nobody types more */
const LONGEST = 200;
const FEWEST_LETTERS = 5;

/**
 * `about`: what others know of whoever chooses it, such as the email; no such word may be most of the password.
 * `field`: how the input that holds it is called.
 */
export function assertStrong(password: string, about: readonly string[], field = "password"): void {
  const weak = (refusal: Refusal) => new Problem(refusal, { field });
  const length = [...password].length;
  if (length < SHORTEST) throw weak(accountRefusals.passwordShort({ min: SHORTEST }));
  if (length > LONGEST) throw weak(accountRefusals.passwordLong({ max: LONGEST }));
  const lower = password.toLowerCase();
  if (knownPasswords.has(lower)) throw weak(accountRefusals.passwordCommon());
  if (new Set(lower).size < FEWEST_LETTERS) {
    throw weak(accountRefusals.passwordFewCharacters({ min: FEWEST_LETTERS }));
  }
  const names = about.flatMap((each) => [each, ...each.split("@")]).map((each) => each.trim().toLowerCase());
  if (names.some((name) => name.length > 3 && lower.includes(name) && length - name.length < SHORTEST / 2)) {
    throw weak(accountRefusals.passwordPersonal());
  }
}
