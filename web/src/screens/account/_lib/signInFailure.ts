// Why a sign-in through an identity provider failed, from `error` and `error_description` of the URL. Anyone can craft
// such a URL, so only our own messages are shown as ours: any other description is quoted as the provider's.
import { providerNames, providerNamesAtStart, signInMessages } from "@sightline/schema/rest/refusals/signIn";
import { t } from "#web/texts/t.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";

const canceled = translateServerMessage(signInMessages.canceled());
const unavailable = translateServerMessage(signInMessages.unavailable());

/** Messages for codes without a description: the gateway's codes and those of OAuth 2.0 (RFC 6749). */
const sentences = new Map([
  ["access_denied", canceled],
  ["user_cancelled_login", canceled],
  ["user_cancelled_authorize", canceled],
  ["temporarily_unavailable", unavailable],
  ["server_error", unavailable],
  ["unavailable", unavailable],
  ["no_trip", translateServerMessage(signInMessages.expired())],
  ["no_user", translateServerMessage(signInMessages.noUser())],
]);

/** What the gateway sends as a description, by its English sentence. */
const gatewaySentences = new Map(
  [
    signInMessages.canceled(),
    signInMessages.unavailable(),
    signInMessages.expired(),
    signInMessages.noUser(),
    signInMessages.noCompanySignIn(),
    signInMessages.unknownProvider(),
    ...Object.values(providerNames).flatMap((provider) => [
      signInMessages.providerNotSetUp({ provider }),
      signInMessages.failed({ provider }),
    ]),
    ...Object.values(providerNamesAtStart).map((provider) => signInMessages.emailNotVerified({ provider })),
  ].map((message) => [message.message, translateServerMessage(message)]),
);

const MAX_QUOTED = 300;

/** Undefined if the URL contains no error. */
export function signInFailure(search: URLSearchParams): string | undefined {
  const code = search.get("error");
  const description = (search.get("error_description") ?? "").replace(/\s+/g, " ").trim();
  if (!code && description === "") return undefined;
  const own = gatewaySentences.get(description);
  if (own !== undefined) return own;
  if (description !== "") {
    return t("The sign-in provider reported: “{description}”", { description: description.slice(0, MAX_QUOTED) });
  }
  return sentences.get(code ?? "") ?? t("Couldn't sign you in. Please try again.");
}
