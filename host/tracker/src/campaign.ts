// The campaign in a landing URL: utm fields and the click ids that ad platforms append. Names are case-insensitive.
export interface Campaign {
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_content?: string;
  utm_term?: string;
  /** kind and value, such as `gclid=Cj0K` */
  click_id?: string;
}

export const utmFields = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;

/** In order of precedence: a URL may have several, and the first one is the most specific. */
const CLICK_IDS =
  "gclid gbraid wbraid dclid msclkid fbclid ttclid twclid li_fat_id epik sccid rdt_cid yclid irclickid awc cjevent".split(
    " ",
  );

/** `source` and `ref` are accepted instead of utm_source, as newsletters and directories write them. */
export function campaignOf(url: string): Campaign {
  const campaign: Campaign = {};
  const query = new Map<string, string>();
  new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(url)?.[1]).forEach((value, name) => {
    const key = name.toLowerCase();
    if (value && !query.has(key)) query.set(key, value);
  });
  for (const field of utmFields) {
    const value = query.get(field) || (field === "utm_source" && (query.get("source") || query.get("ref")));
    if (value) campaign[field] = value.slice(0, 200);
  }
  const kind = CLICK_IDS.find((name) => query.has(name));
  if (kind) campaign.click_id = `${kind}=${query.get(kind)}`.slice(0, 300);
  return campaign;
}
