// Why a sign-in through an identity provider failed, from `error` and `error_description` of the address. Anyone can
// write such an address, so only our own sentences are shown as ours: any other description is quoted as the provider's.
import { t } from "#web/texts/t.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";

const canceled = t("The sign-in was cancelled.");
const unreachable = t(
  "The sign-in service can't be reached right now. Please try again, or log in with your password.",
);

/** The sentence for a code that comes without a description: the gateway's codes and those of OAuth 2.0 (RFC 6749). */
const sentences = new Map([
  ["access_denied", canceled],
  ["user_cancelled_login", canceled],
  ["user_cancelled_authorize", canceled],
  ["temporarily_unavailable", unreachable],
  ["server_error", unreachable],
  ["unavailable", unreachable],
  ["no_trip", t("This sign-in was used already, began in another browser or too long ago. Please begin again.")],
  ["no_user", t("There seems to be an issue, please contact system admin for further assitance.")],
]);

/** Within a sentence, and at its start. */
const providerNames = [
  ["Google", "Google"],
  ["GitHub", "GitHub"],
  [t("your company"), t("Your company")],
] as const;

/** What the gateway sends as a description (gateway/src/session/providers), in the language of the page. */
const gatewaySentences = new Set([
  ...sentences.values(),
  t("No company sign-in is set up for this address. Log in with your password, or ask your admin."),
  t("There is no such way to sign in. Choose one of these."),
  ...providerNames.flatMap(([name, atStart]) => [
    t("Signing in with {name} is not set up here. Log in with your password.", { name }),
    t("The sign-in with {name} could not be completed. Please try again.", { name }),
    t("{name} has not verified your email address. Verify it there, then try again.", { name: atStart }),
  ]),
]);

const MAX_QUOTED = 300;

/** Undefined where the address names no failure. */
export function signInFailure(search: URLSearchParams): string | undefined {
  const code = search.get("error");
  const description = translateServerMessage((search.get("error_description") ?? "").replace(/\s+/g, " ").trim());
  if (!code && description === "") return undefined;
  if (gatewaySentences.has(description)) return description;
  if (description !== "") {
    return t("The sign-in service reported: “{description}”", { description: description.slice(0, MAX_QUOTED) });
  }
  return sentences.get(code ?? "") ?? t("The sign-in could not be completed. Please try again.");
}
