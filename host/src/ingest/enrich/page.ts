// A page's address in parts. Values of query fields that look like secrets or personal data are not kept.
const secret =
  /([?&](?:[a-z_-]*(?:token|password|passwd|secret|signature)|api_?key|e-?mail|phone|ssn|auth|sig|code|jwt)=)[^&#]*/gi;

export interface Page {
  url: string;
  /** without port, in small letters */
  host: string;
  /** with the route of apps that keep it behind the `#` */
  path: string;
}

export function pageOf(address: string): Page {
  const bare = address.replace(/^(https?:\/\/)[^/?#@]*@/i, "$1");
  const url = bare.includes("?") ? bare.replace(secret, "$1***") : bare;
  const parts = /^https?:\/\/(\[[^\]]*\]|[^/?#:]*)(?::\d*)?([^?#]*)[^#]*(#[/!].*)?/i.exec(url);
  return { url, host: (parts?.[1] ?? "").toLowerCase(), path: (parts?.[2] || "/") + (parts?.[3] ?? "") };
}
