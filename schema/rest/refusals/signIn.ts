import { labels, messages } from "./message.ts";

/** Why a sign-in through an identity provider failed. */
export const signInMessages = messages("signIn", {
  canceled: "The sign-in was canceled.",
  failed: "The sign-in with {provider, label} could not be completed. Please try again.",
  // the specification's exact text, including its spelling
  noUser: "There seems to be an issue, please contact system admin for further assitance.",
  emailNotVerified: "{provider, label} has not verified your email address. Verify it there, then try again.",
  otherDomain: "Log in with your address at {domain}. {email} is at another domain.",
  noCompanySignIn: "SSO isn't set up for this email. Log in with your password or ask your admin.",
  providerNotSetUp: "Signing in with {provider, label} is not set up here. Log in with your password.",
  unavailable: "Couldn't reach the sign-in provider. Please try again, or log in with your password.",
  unknownProvider: "This sign-in method doesn't exist. Choose one of these.",
  expired: "This sign-in was already used, began in another browser, or has expired. Please start again.",
});

/** Within a sentence, and at its beginning. */
export const providerNames = labels({ google: "Google", github: "GitHub", sso: "your company" });
export const providerNamesAtStart = labels({ google: "Google", github: "GitHub", sso: "Your company" });
