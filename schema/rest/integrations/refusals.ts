import { conflict, forbidden, invalid, messages, notFound, refusals } from "../refusals/message.ts";

export const integrationsRefusals = refusals("integrations", {
  nameMissing: invalid("Please enter a name"),
  scopesMissing: invalid("Please select at least one permission"),
  webhookUrlMissing: invalid("Please enter a URL such as https://example.com/hooks"),
  eventsMissing: invalid("Please select at least one event"),
  experimentUnknown: invalid("There is no experiment with that name"),
  tooManyKeys: conflict("A company can have at most {max, number} keys. Revoke one first."),
  keyNameTaken: conflict("A key with this name already exists. Choose another name."),
  keyNotFound: notFound("The key was not found"),
  experimentNotFound: notFound("The experiment was not found"),
  signInAsManager: forbidden("An API key can't do this. Sign in as an owner or admin."),
  webhookExists: conflict("A webhook for this address already exists"),
  tooManyWebhooks: conflict("A company can have at most {max, number} webhooks. Delete one first."),
  webhookNotFound: notFound("The webhook was not found"),
  deliveryNotFound: notFound("The delivery was not found"),
  scopeMissing: forbidden("This key doesn't have the required scope. Create one with the scope {scopes}."),
  webhookNotHttps: invalid("The address must begin with https://, so that deliveries are encrypted"),
  webhookWithCredentials: invalid(
    "The address must not contain a user name or password. Deliveries are signed instead.",
  ),
  webhookUrlTooLong: invalid("The address can have at most {max, number} characters"),
});

export const integrationsMessages = messages("integrations", {
  deliveryFailed: "The delivery failed",
  noAnswer: "There was no response within {seconds, number} seconds",
  connectionBroken: "The connection was closed early",
  connectionFailed: "The connection failed ({code})",
  webhookOff: "The webhook was switched off before the delivery",
  unreachable: "The address could not be reached. Check its host name and that it is on the public internet.",
});
