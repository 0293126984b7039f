import { letter } from "#host/mail/letter.ts";
import type { Mail } from "#host/mail/writeMail.ts";

interface Given {
  to: string;
  message: string;
  snippet: string;
  projectName: string;
  senderName: string;
}

export const snippetMail = ({ to, message, snippet, projectName, senderName }: Given): Mail =>
  letter({
    to,
    subject: `Tracking code for ${projectName}`,
    greeting: "Hello,",
    sentences: [
      `${senderName} asks you to put this line into the <head> of every page of ${projectName}:`,
      snippet,
      "It loads without holding up the page, and a single-page app needs it once only.",
      ...(message === "" ? [] : [`${senderName} adds: ${message}`]),
    ],
    reason: `You got this mail because ${senderName} entered your address. Nobody will write to you again by itself.`,
  });
