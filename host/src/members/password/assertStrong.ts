// The rule for new passwords: they must be long enough and not easy to guess.
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { Problem } from "#host/http/problem.ts";
import { knownPasswords } from "./data/knownPasswords.ts";

const SHORTEST = 10;
/** argon2id accepts longer ones, but no user types more */
const LONGEST = 200;
const FEWEST_LETTERS = 5;

/**
 * `about`: what others know about the user, such as the email; no such word may make up most of the password. `field`:
 * the input's field name.
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
