import {
  AtSign,
  Bot,
  Globe,
  HelpCircle,
  Link,
  Mail,
  Megaphone,
  Monitor,
  MousePointer2,
  Search,
  Share2,
  Smartphone,
  Tablet,
  Tv,
  Video,
  type LucideIcon,
} from "lucide-react";
import { ValueIcon } from "#web/ui/data/ValueIcon.tsx";
import type { Logo } from "#web/ui/data/logos.ts";
import { agentLogo, sourceLogo } from "./logoOf.ts";

const channels: Readonly<Record<string, LucideIcon>> = {
  Direct: MousePointer2,
  "Organic Search": Search,
  "Paid Search": Search,
  "Organic Social": Share2,
  "Paid Social": Share2,
  Email: Mail,
  Referral: Link,
  AI: Bot,
  Affiliate: AtSign,
  Display: Megaphone,
  Video,
};
const devices: Readonly<Record<string, LucideIcon>> = {
  desktop: Monitor,
  mobile: Smartphone,
  tablet: Tablet,
  tv: Tv,
};

export interface DimensionValue {
  dimension: string;
  /** as stored */
  value: string;
  /** of a region or a city */
  country?: string | null | undefined;
}

const symbol = (Icon: LucideIcon = HelpCircle) => (
  <Icon size={16} aria-hidden css={(theme) => ({ color: theme.color.muted })} />
);
const flag = (code: string) =>
  /^[a-z]{2}$/i.test(code) ? <ValueIcon icon={`flag-${code.toLowerCase()}`} /> : symbol(Globe);
const logo = (name: Logo | undefined, Other: LucideIcon) =>
  name ? <ValueIcon icon={`logo-${name}`} /> : symbol(Other);

/** The flag, logo or symbol of a dimension's value; nothing for dimensions without icons, such as pages. */
export function DimensionIcon({ dimension, value, country }: DimensionValue) {
  switch (dimension) {
    case "COUNTRY":
      return flag(value);
    case "REGION":
    case "CITY":
      return flag(country ?? "");
    case "BROWSER":
      return logo(agentLogo(value), Globe);
    case "OS":
      return logo(agentLogo(value), Monitor);
    case "REF":
    case "SOURCE":
    case "UTM_SOURCE":
      return logo(sourceLogo(value), value ? Globe : MousePointer2);
    case "CHANNEL":
      return symbol(channels[value]);
    case "DEVICE":
      return symbol(devices[value]);
    default:
      return null;
  }
}
