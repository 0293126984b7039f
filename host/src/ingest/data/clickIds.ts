// Ad platforms' click ids, which identify paid traffic. fbclid is excluded because Facebook adds it to unpaid links
// too.
export type ClickKind = "search" | "social" | "display" | "affiliate";

export const clickKinds: Readonly<Record<string, ClickKind>> = {
  gclid: "search",
  gbraid: "search",
  wbraid: "search",
  msclkid: "search",
  yclid: "search",
  dclid: "display",
  ttclid: "social",
  twclid: "social",
  li_fat_id: "social",
  epik: "social",
  sccid: "social",
  rdt_cid: "social",
  irclickid: "affiliate",
  awc: "affiliate",
  cjevent: "affiliate",
};
