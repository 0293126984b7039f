import { letter } from "#host/mail/letter.ts";

export interface Sender {
  name: string;
  email: string;
  companyName: string;
  companyId: number;
  planName: string;
}

interface Message {
  /** address for replies */
  from: string;
  subject: string;
  text: string;
}

const lines = (text: string) => text.split(/\r?\n+/).filter((line) => line.trim() !== "");

export const supportMail = (supportAddress: string, sender: Sender, { from, subject, text }: Message) =>
  letter({
    to: supportAddress,
    subject: `${sender.companyName}: ${subject}`,
    greeting: `${sender.name} (${sender.email}) writes:`,
    sentences: lines(text),
    link: { label: `Answer ${from}`, url: `mailto:${from}?subject=${encodeURIComponent(`Re: ${subject}`)}` },
    reason: `Sent from the product by a member of ${sender.companyName} (company ${sender.companyId}, plan ${sender.planName}).`,
  });
