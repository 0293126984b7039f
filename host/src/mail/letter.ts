// The layout of the product's mails: a greeting, sentences, at most one link, and why the mail was sent. The text and
// HTML versions have the same content. Names are escaped, and no remote image is loaded.
import { escapeHtml } from "./escapeHtml.ts";
import type { Mail } from "./writeMail.ts";

/** The link's color, unless a brand sets its own. */
export const LINK_COLOR = "#4657d1";

export interface Letter {
  to: string;
  subject: string;
  greeting: string;
  sentences: readonly string[];
  link?: { label: string; url: string };
  /** why it was sent, and what to do if the recipient did not request it */
  reason: string;
  /** where to unsubscribe from such mails */
  stop?: { label: string; url: string };
}

export function letter({ to, subject, greeting, sentences, link, reason, stop }: Letter): Mail {
  const linkLines = link ? [`${link.label}:\n${link.url}`] : [];
  const stopLines = stop ? [`${stop.label}: ${stop.url}`] : [];
  const text = [greeting, ...sentences, ...linkLines, reason, ...stopLines].join("\n\n") + "\n";
  const paragraph = (inner: string) => `<p style="margin:0 0 16px">${inner}</p>`;
  const button = link
    ? paragraph(
        `<a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:${LINK_COLOR};color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a>`,
      )
    : "";
  const stopLink = stop ? ` <a href="${escapeHtml(stop.url)}" style="color:#5b6075">${escapeHtml(stop.label)}</a>` : "";
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:32px;font:16px/24px system-ui,sans-serif;color:#1d2030"><div style="max-width:520px">` +
    [greeting, ...sentences].map((each) => paragraph(escapeHtml(each))).join("") +
    button +
    `<p style="margin:24px 0 0;font-size:13px;line-height:20px;color:#5b6075">${escapeHtml(reason)}${stopLink}</p></div></body></html>`;
  return { to, subject, text, html };
}
