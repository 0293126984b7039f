// UTM parameters of a campaign URL.
export interface UtmMarks {
  url: string;
  source: string;
  medium: string;
  campaign: string;
  content: string;
  term: string;
}

export type UtmAddress = { address: string; problem?: never } | { address?: never; problem: "empty" | "address" };

const marks = ["source", "medium", "campaign", "content", "term"] as const;

/** Other parameters of the URL are preserved. Given UTM values replace existing ones. */
export function utmAddress(given: UtmMarks): UtmAddress {
  const text = given.url.trim();
  if (text === "") return { problem: "empty" };
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return { problem: "address" };
  const url = new URL(whole);
  if (!/^https?:$/.test(url.protocol) || !/[^.]\.[^.]|^localhost$/.test(url.hostname)) return { problem: "address" };
  for (const mark of marks) {
    const value = given[mark].trim();
    if (value !== "") url.searchParams.set(`utm_${mark}`, value);
  }
  return { address: url.href };
}
