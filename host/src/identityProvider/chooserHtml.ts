import type { EmbeddedIssuer } from "#host/members/embeddedIssuers.ts";
import { escapeHtml } from "#host/mail/escapeHtml.ts";
import { providerUsers, type ProviderUser } from "./data/users.ts";

const style = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 16%, transparent);
    --soft: color-mix(in srgb, currentColor 62%, transparent); --accent: #4657d1; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px;
    font: 15px/22px system-ui, sans-serif; background: light-dark(#f6f6f8, #131317); color: light-dark(#1b1b21, #ededf2); }
  main { width: min(420px, 100%); padding: 28px; border: 1px solid var(--line); border-radius: 14px;
    background: light-dark(#fff, #1b1b21); }
  .from { display: flex; align-items: center; gap: 10px; font-weight: 600; }
  .sign { width: 28px; height: 28px; border-radius: 8px; display: grid; place-items: center; background: var(--accent);
    color: #fff; font-size: 13px; letter-spacing: -0.02em; }
  .from small { margin-left: auto; padding: 2px 8px; border: 1px solid var(--line); border-radius: 99px; font-size: 12px;
    line-height: 18px; font-weight: 500; color: var(--soft); }
  h1 { font-size: 21px; line-height: 28px; letter-spacing: -0.01em; margin: 22px 0 4px; }
  p { margin: 0; color: var(--soft); }
  form { margin: 20px 0 0; display: grid; }
  .person { display: flex; align-items: center; gap: 12px; width: 100%; min-height: 60px; padding: 10px 8px; border: 0;
    border-top: 1px solid var(--line); background: none; font: inherit; color: inherit; text-align: left; cursor: pointer; }
  .person:hover { background: color-mix(in srgb, currentColor 5%, transparent); }
  .person:focus-visible, .cancel:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
  .person b { display: block; font-weight: 600; }
  .person span span { display: block; overflow-wrap: anywhere; font-size: 13px; line-height: 18px; color: var(--soft); }
  .face { flex: none; width: 36px; height: 36px; border-radius: 50%; display: grid; place-items: center;
    background: color-mix(in srgb, var(--accent) 16%, transparent); font-size: 13px; font-weight: 600; }
  .is-hinted { background: color-mix(in srgb, var(--accent) 8%, transparent); }
  .cancel { justify-self: end; margin-top: 16px; min-height: 40px; padding: 0 14px; border: 1px solid var(--line);
    border-radius: 8px; background: none; font: inherit; color: inherit; cursor: pointer; }
`;

const shown: Record<EmbeddedIssuer, { name: string; sign: string; color: string }> = {
  google: { name: "Google", sign: "G", color: "#1a66d1" },
  github: { name: "GitHub", sign: "GH", color: "#24292f" },
  enterprise: { name: "Northwind ID", sign: "N", color: "#0f766e" },
};

const initials = (name: string) =>
  name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");

const userHtml = ({ id, name, email, note }: ProviderUser, hint: string) => `<button class="person${
  email === hint ? " is-hinted" : ""
}" name="account" value="${escapeHtml(id)}">
  <span class="face" aria-hidden="true">${escapeHtml(initials(name))}</span>
  <span><b>${escapeHtml(name)}</b><span>${escapeHtml(email)}</span><span>${escapeHtml(note)}</span></span>
</button>`;

/** `hint`: the email address entered at the start of the sign-in; empty if there was none. */
export function chooserHtml(issuer: EmbeddedIssuer, { client, hint }: { client: string; hint: string }): string {
  const { name, sign, color } = shown[issuer];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Choose an account: ${name}</title><style>${style} :root { --accent: light-dark(${color}, color-mix(in srgb, ${color} 55%, #fff)); } .sign { background: ${color}; }</style></head>
<body><main>
<div class="from"><span class="sign" aria-hidden="true">${sign}</span>${name}<small>Demo stand-in</small></div>
<h1>Choose an account</h1>
<p>to continue to ${escapeHtml(client)}. This page stands in for ${name}; no password is asked for.</p>
<form method="post">
${providerUsers[issuer].map((user) => userHtml(user, hint)).join("\n")}
<button class="cancel" name="cancel" value="1">Cancel</button>
</form>
</main></body>
</html>`;
}
