// The emails stored by the host, as shown on the developers' outbox page, newest first.
import { hostOrigin } from "./walker.ts";

const plain = (html: string) => html.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'");

/** Each as one text: subject, address, body. */
export async function mailsTo(address: string): Promise<string[]> {
  const page = await (await fetch(`${hostOrigin()}/dev/outbox`)).text();
  return page
    .split("<article>")
    .slice(1)
    .filter((mail) => mail.includes(`To ${address},`))
    .map(plain);
}

/** The first link of the newest email. */
export async function linkOfMail(address: string): Promise<string> {
  const [mail = ""] = await mailsTo(address);
  return /href="([^"]+)"/.exec(mail)?.[1] ?? "";
}
