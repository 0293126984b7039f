import { letter } from "#host/mail/letter.ts";

interface Reader {
  name: string;
  email: string;
  company: string;
}

export const verifyMail = ({ name, email, company }: Reader, publicUrl: string, token: string) =>
  letter({
    to: email,
    subject: "Verify your email address",
    greeting: `Hello ${name},`,
    sentences: [
      `${company} is ready. Open this link to verify your email address; then log in with the password that you chose.`,
    ],
    link: {
      label: "Verify my email address",
      url: new URL(`/login?verify_id=${encodeURIComponent(token)}&email=${encodeURIComponent(email)}`, publicUrl).href,
    },
    reason:
      "You get this mail because this address was used to sign up. If that was not you, do nothing: without the link the account does not work.",
  });
