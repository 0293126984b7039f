import { letter } from "#host/mail/letter.ts";

interface Recipient {
  name: string;
  email: string;
}

export const newAddressMail = ({ name, email }: Recipient, to: string, publicUrl: string, token: string) =>
  letter({
    to,
    subject: "Confirm your new email address",
    greeting: `Hello ${name},`,
    sentences: [`Open this link to use ${to} instead of ${email}. It works for 24 hours.`],
    link: { label: "Use this address", url: new URL(`/confirm-email/${token}`, publicUrl).href },
    reason:
      "You get this mail because somebody wants to use this address for their account. If that was not you, do nothing: without the link nothing changes.",
  });

/**
 * To an address that already has an account: only the reader of the email learns why nothing changes, not the sender of
 * the request.
 */
export const takenAddressMail = (to: string, publicUrl: string) =>
  letter({
    to,
    subject: "This address has an account already",
    greeting: "Hello,",
    sentences: [
      "Somebody asked to use this address for their account, but there is an account with it already. If that was you, log in with it, or close that account first.",
    ],
    link: { label: "Log in", url: new URL("/login", publicUrl).href },
    reason: "If you did not ask for this, do nothing: nothing has changed.",
  });

/** To the old address, which is no longer valid for the account. */
export const oldAddressMail = ({ name, email }: Recipient, now: string, publicUrl: string) =>
  letter({
    to: email,
    subject: "Your email address was changed",
    greeting: `Hello ${name},`,
    sentences: [`Your account uses ${now} from now on. Log in with that address and your password.`],
    reason: `If that was not you, tell an owner of your company at once; ${new URL("/login", publicUrl).host} does not accept this address any more.`,
  });
