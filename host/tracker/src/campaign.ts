// The campaign in a landing address: utm fields and the click ids that ad platforms append.
export interface Campaign {
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_content?: string;
  utm_term?: string;
  /** kind and value, such as `gclid=Cj0K` */
  click_id?: string;
}

const utm = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;

/** In this order: an address may carry several, the first one tells most. */
const CLICK_IDS =
  "gclid gbraid wbraid dclid msclkid fbclid ttclid twclid li_fat_id epik sccid rdt_cid yclid irclickid awc cjevent".split(
    " ",
  );

/** `source` and `ref` stand in for utm_source, as newsletters and directories write them. */
export function campaignOf(url: string): Campaign {
  const campaign: Campaign = {};
  const [, asked] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
  if (!asked) return campaign;
  const query = new URLSearchParams(asked);
  for (const field of utm) {
    const value = query.get(field);
    if (value) campaign[field] = value.slice(0, 200);
  }
  const source = query.get("source") || query.get("ref");
  if (source && !campaign.utm_source) campaign.utm_source = source.slice(0, 200);
  const kind = CLICK_IDS.find((name) => query.get(name));
  if (kind) campaign.click_id = `${kind}=${query.get(kind)}`.slice(0, 300);
  return campaign;
}
