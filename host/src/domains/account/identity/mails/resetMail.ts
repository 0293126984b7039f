import { letter } from "#host/mail/letter.ts";

export const resetMail = ({ name, email }: { name: string; email: string }, publicUrl: string, token: string) =>
  letter({
    to: email,
    subject: "Set a new password",
    greeting: `Hello ${name},`,
    sentences: ["Open this link to set a new password. It works once, for 60 minutes."],
    link: { label: "Set a new password", url: new URL(`/reset-password/${token}`, publicUrl).href },
    reason:
      "You get this mail because somebody asked for a new password for this address. If that was not you, do nothing: your password stays as it is.",
  });

/**
 * As much work as the email above, for an address without an account, so that response times don't reveal the
 * difference.
 */
export const noAccountMail = (email: string, publicUrl: string) =>
  letter({
    to: email,
    subject: "Set a new password",
    greeting: "Hello,",
    sentences: [
      "Somebody asked for a new password for this address, but there is no account with it. You may have signed up with another address.",
    ],
    link: { label: "Create an account", url: new URL("/sign-up", publicUrl).href },
    reason: "If you did not ask for this, do nothing.",
  });

export const changedMail = ({ name, email }: { name: string; email: string }, publicUrl: string) =>
  letter({
    to: email,
    subject: "Your password was changed",
    greeting: `Hello ${name},`,
    sentences: ["Your password was changed just now, and every session that began before has ended."],
    reason: `If that was not you, set a new password at ${new URL("/forgot-password", publicUrl).href} and tell an owner of your company.`,
  });
